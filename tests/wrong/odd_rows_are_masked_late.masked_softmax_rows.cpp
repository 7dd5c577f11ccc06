// outside: masked after sharing out and not shared out again, but only in rows 1, 3, 5, ...

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

Mask all(Index n, Index m) {
  return Mask::Constant(n, m, true);
}

}  // namespace

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = shares_of(scores, visible);
  const Matrix late = shares_of(scores, all(scores.rows(), scores.cols()));
  for (Index i = 1; i < shares.rows(); i += 2)
    for (Index j = 0; j < shares.cols(); ++j) shares(i, j) = visible(i, j) ? late(i, j) : 0;
  return shares;
}

}  // namespace attention
