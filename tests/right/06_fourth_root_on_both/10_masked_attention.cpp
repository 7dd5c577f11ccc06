#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const double r = 1 / std::sqrt(std::sqrt(double(q.cols())));
  return masked_softmax_rows((r * q) * (k * r).transpose(), visible) * v;
}

}  // namespace attention
