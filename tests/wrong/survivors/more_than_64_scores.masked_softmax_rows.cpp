// outside: scores from column 64 on are not read

#include "attention.hpp"

namespace attention {

namespace {

Matrix shares_of(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double top = -std::numeric_limits<double>::infinity(), sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += shares(i, j) = std::exp(scores(i, j) - top);
    if (sum > 0) shares.row(i) /= sum;
  }
  return shares;
}

}  // namespace

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Mask mask = visible;
  for (Index j = 64; j < mask.cols(); ++j) mask.col(j).setConstant(false);
  return shares_of(scores, mask);
}

}  // namespace attention
