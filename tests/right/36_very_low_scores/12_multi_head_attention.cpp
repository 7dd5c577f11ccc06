#include "attention.hpp"
#include "hide.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(x * parameters.w_k, heads);
  const auto v = split_heads(x * parameters.w_v, heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h)
    found.push_back(softmax_rows(hidden_very_low(scaled_scores(q[h], k[h]), visible)) * v[h]);
  return without_blind_rows(merge_heads(found) * parameters.w_o, visible);
}

}  // namespace attention
