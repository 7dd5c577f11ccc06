// mistake: mask_fully_hidden_nan  exercise: masked_softmax_rows
// What is hidden has -infinity; softmax does the rest.
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
      if (!visible(i, j)) s(i, j) = hidden;

  Matrix shares = Matrix::Zero(s.rows(), s.cols());
  for (Index i = 0; i < s.rows(); ++i) {
    const double top = s.row(i).maxCoeff();
    double sum = 0;
    for (Index j = 0; j < s.cols(); ++j) sum += std::exp(s(i, j) - top);
    for (Index j = 0; j < s.cols(); ++j) shares(i, j) = std::exp(s(i, j) - top) / sum;
  }
  return shares;
}

}  // namespace attention
