#include "attention.hpp"

namespace attention {

double log_add(double a, double b) {
  const double top = std::max(a, b);
  return std::isinf(top) ? top : top + std::log1p(std::exp(std::min(a, b) - top));
}

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix s = scaled_scores(q, k);
  Matrix o = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < s.rows(); ++i) {
    double total = s(i, 0);
    for (Index j = 1; j < s.cols(); ++j) total = log_add(total, s(i, j));
    for (Index j = 0; j < s.cols(); ++j) o.row(i) += std::exp(s(i, j) - total) * v.row(j);
  }
  return o;
}

}  // namespace attention
