// outside: exp(-12) is the least that any score weighs

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j)
      shares(i, j) = std::exp(std::max(scores(i, j) - top, -12.0));
    shares.row(i) /= shares.row(i).sum();
  }
  return shares;
}

}  // namespace attention
