#include "attention.hpp"
#include "reader.hpp"

namespace attention {

// The heads of a group are one object, asked again and again.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto sharing = std::make_shared<SoftmaxOverVisible>(visible);
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  const auto k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Head> pairs;
  for (std::size_t g = 0; g < k.size(); ++g) pairs.emplace_back(k[g], v[g], sharing);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h)
    found.push_back(pairs[h / (q.size() / k.size())](q[h]));
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
