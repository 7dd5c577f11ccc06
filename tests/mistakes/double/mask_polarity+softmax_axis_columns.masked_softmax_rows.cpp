// mistake: mask_polarity + softmax_axis_columns  exercise: masked_softmax_rows
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const double hidden = -std::numeric_limits<double>::infinity();
  Matrix s = scores;
  for (Index i = 0; i < s.rows(); ++i)
    for (Index j = 0; j < s.cols(); ++j)
      if (visible(i, j)) s(i, j) = hidden;

  Matrix shares = Matrix::Zero(s.rows(), s.cols());
  for (Index j = 0; j < s.cols(); ++j) {
    const double top = s.col(j).maxCoeff();
    if (top == hidden) continue;
    double sum = 0;
    for (Index i = 0; i < s.rows(); ++i) sum += std::exp(s(i, j) - top);
    for (Index i = 0; i < s.rows(); ++i) shares(i, j) = std::exp(s(i, j) - top) / sum;
  }
  return shares;
}

}  // namespace attention
