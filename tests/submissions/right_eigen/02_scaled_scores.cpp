#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const double scale = 1 / std::sqrt(double(q.cols()));
  return (scale * q) * k.transpose();
}

}  // namespace attention
