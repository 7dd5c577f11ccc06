#include "attention.hpp"

namespace attention {

// The scale goes into w_q, once.
Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Matrix w = w_q * (1 / std::sqrt(double(w_q.cols())));
  const Matrix scores = (x * w) * (x * w_k).transpose();
  return softmax_rows(scores) * (x * w_v);
}

}  // namespace attention
