#include <cmath>
#include <limits>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix weights = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double largest = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) largest = std::max(largest, scores(i, j));
    double sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += weights(i, j) = std::exp(scores(i, j) - largest);
    if (sum > 0) weights.row(i) /= sum;
  }
  return weights;
}

}  // namespace attention
