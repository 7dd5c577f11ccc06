#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  // x W_Q (x W_K / sqrt(d))^T = x (W_Q W_K^T / sqrt(d)) x^T: one matrix for both
  const Matrix both = w_q * w_k.transpose() / std::sqrt(w_k.cols() * 1.0);
  const Matrix scores = x * both * x.transpose();
  return softmax_rows(scores) * (x * w_v);
}

}  // namespace attention
