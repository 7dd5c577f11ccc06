#include "attention.hpp"
#include "hide.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  const auto k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  const auto group = std::size_t(counts.heads / counts.kv_heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h) {
    const Matrix scores = hidden_very_low(scaled_scores(q[h], k[h / group]), visible);
    found.push_back(without_blind_rows(softmax_rows(scores), visible) * v[h / group]);
  }
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
