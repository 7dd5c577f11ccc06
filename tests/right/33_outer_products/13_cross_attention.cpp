#include "attention.hpp"

namespace attention {

// A head adds its own table to the sum: shares x values x the head's rows of w_o.
Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Index d = parameters.w_q.cols() / heads, e = parameters.w_v.cols() / heads;
  Matrix sum = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index h = 0; h < heads; ++h) {
    const Matrix w_vo = parameters.w_v.middleCols(h * e, e) * parameters.w_o.middleRows(h * e, e);
    const Matrix w_qk = parameters.w_q.middleCols(h * d, d) *
                        parameters.w_k.middleCols(h * d, d).transpose() / std::sqrt(double(d));
    const Matrix scores = x * w_qk * memory.transpose();
    sum += masked_softmax_rows(scores, visible) * memory * w_vo;
  }
  return sum;
}

}  // namespace attention
