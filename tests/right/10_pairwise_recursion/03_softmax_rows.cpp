#include "attention.hpp"
#include "pairwise.hpp"

namespace attention {

double largest(const Matrix& x, Index row, Index first, Index last) {
  if (last - first == 1) return x(row, first);
  const Index middle = (first + last) / 2;
  return std::max(largest(x, row, first, middle), largest(x, row, middle, last));
}

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = largest(scores, i, 0, scores.cols());
    const auto power = [&](Index j) { return std::exp(scores(i, j) - top); };
    const double sum = pairwise(0, scores.cols(), power);
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = power(j) / sum;
  }
  return shares;
}

}  // namespace attention
