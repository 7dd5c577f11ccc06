#include "attention.hpp"
#include "gather.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  const auto k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h) {
    const std::size_t g = h * k.size() / q.size();
    found.push_back(read_gathered(q[h], k[g], v[g], visible));
  }
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
