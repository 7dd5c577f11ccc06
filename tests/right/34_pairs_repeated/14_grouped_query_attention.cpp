#include "attention.hpp"

namespace attention {

// Every pair is copied for each head of its group; then there are as many of both.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto pairs_k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto pairs_v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> k, v, found;
  for (std::size_t g = 0; g < pairs_k.size(); ++g)
    for (Index copy = 0; copy < counts.heads / counts.kv_heads; ++copy) {
      k.push_back(pairs_k[g]);
      v.push_back(pairs_v[g]);
    }
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  for (std::size_t h = 0; h < q.size(); ++h)
    found.push_back(masked_attention(q[h], k[h], v[h], visible));
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
