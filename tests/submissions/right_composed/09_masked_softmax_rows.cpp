#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix weights = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    if (!visible.row(i).any()) continue;
    Matrix row = scores.row(i);
    for (Index j = 0; j < scores.cols(); ++j)
      if (!visible(i, j)) row(0, j) = -std::numeric_limits<double>::infinity();
    weights.row(i) = softmax_rows(row);
  }
  return weights;
}

}  // namespace attention
