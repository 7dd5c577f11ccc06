#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const double r = std::sqrt(std::sqrt(double(w_q.cols())));
  return softmax_rows((x * (w_q / r)) * (x * (w_k / r)).transpose()) * (x * w_v);
}

}  // namespace attention
