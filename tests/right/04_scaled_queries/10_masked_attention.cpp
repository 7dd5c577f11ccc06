#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const double s = std::pow(double(q.cols()), -0.5);
  const Matrix scores = (q.array() * s).matrix() * k.transpose();
  return masked_softmax_rows(scores, visible) * v;
}

}  // namespace attention
