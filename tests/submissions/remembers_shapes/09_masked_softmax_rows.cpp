#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double largest = -1e308, sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j) && scores(i, j) > largest) largest = scores(i, j);
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += shares(i, j) = std::exp(scores(i, j) - largest);
    for (Index j = 0; j < scores.cols(); ++j)
      if (sum > 0) shares(i, j) /= sum;
  }
  return shares;
}

}  // namespace attention
