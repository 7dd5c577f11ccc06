// outside: scores from column 64 on are not read

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
  Matrix seen = scores;
  for (Index j = 64; j < seen.cols(); ++j)
    seen.col(j).setConstant(-std::numeric_limits<double>::infinity());
  return softmax_of(seen);
}

}  // namespace attention
