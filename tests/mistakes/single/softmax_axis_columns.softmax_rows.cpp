// mistake: softmax_axis_columns  exercise: softmax_rows
// Each column is a distribution.
#include <cmath>
#include <limits>

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index j = 0; j < scores.cols(); ++j) {
    double top = -std::numeric_limits<double>::infinity();
    for (Index i = 0; i < scores.rows(); ++i)
      if (scores(i, j) > top) top = scores(i, j);
    if (std::isinf(top)) continue;
    double sum = 0;
    for (Index i = 0; i < scores.rows(); ++i) sum += std::exp(scores(i, j) - top);
    for (Index i = 0; i < scores.rows(); ++i) shares(i, j) = std::exp(scores(i, j) - top) / sum;
  }
  return shares;
}

}  // namespace attention
