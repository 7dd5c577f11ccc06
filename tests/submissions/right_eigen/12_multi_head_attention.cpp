#include "attention.hpp"

namespace attention {

// The sum over heads of (weights v w_o), each with its own rows of w_o.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto& [w_q, w_k, w_v, w_o] = parameters;
  const Index d_head = w_q.cols() / heads, d_v = w_v.cols() / heads;
  Matrix output = Matrix::Zero(x.rows(), w_o.cols());
  for (Index h = 0; h < heads; ++h) {
    const Matrix q = x * w_q.middleCols(h * d_head, d_head);
    const Matrix k = x * w_k.middleCols(h * d_head, d_head);
    const Matrix v = x * w_v.middleCols(h * d_v, d_v);
    output.noalias() += masked_attention(q, k, v, visible) * w_o.middleRows(h * d_v, d_v);
  }
  return output;
}

}  // namespace attention
