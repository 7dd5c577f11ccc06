#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  const Matrix shifted = scores.colwise() - scores.rowwise().maxCoeff();
  const Matrix powers = shifted.unaryExpr([](double x) { return std::exp(x); });
  return powers.array().colwise() / powers.rowwise().sum().array();
}

}  // namespace attention
