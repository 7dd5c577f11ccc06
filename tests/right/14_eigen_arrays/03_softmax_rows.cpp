#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Eigen::ArrayXXd a = scores.array();
  a.colwise() -= a.rowwise().maxCoeff().eval();
  a = a.exp();
  a.colwise() /= a.rowwise().sum().eval();
  return a.matrix();
}

}  // namespace attention
