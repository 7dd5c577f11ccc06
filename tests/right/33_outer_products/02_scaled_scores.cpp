#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s = Matrix::Zero(q.rows(), k.rows());
  for (Index c = 0; c < q.cols(); ++c) s += q.col(c) * k.col(c).transpose();
  s /= std::sqrt(double(q.cols()));
  return s;
}

}  // namespace attention
