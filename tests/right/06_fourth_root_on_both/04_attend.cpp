#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const double r = std::sqrt(std::sqrt(double(q.cols())));
  Matrix s = (q / r) * (k / r).transpose();
  for (auto row : s.rowwise()) {
    row.array() -= row.maxCoeff();
    row = row.array().exp().matrix().eval();
    row /= row.sum();
  }
  return s * v;
}

}  // namespace attention
