#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix e = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < e.rows(); ++i) {
    const auto seen = visible.row(i);
    if (!seen.any()) continue;
    const double top = seen.select(scores.row(i), -1e301).maxCoeff();
    const RowVector powers = scores.row(i).binaryExpr(
        seen.cast<double>(),
        [=](double s, double sees) { return sees > 0 ? std::exp(s - top) : 0; });
    e.row(i) = powers.unaryExpr([sum = powers.sum()](double p) { return p / sum; });
  }
  return e;
}

}  // namespace attention
