#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix weights(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double largest = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j) weights(i, j) = std::exp(scores(i, j) - largest);
    weights.row(i) /= weights.row(i).sum();
  }
  return weights;
}

}  // namespace attention
