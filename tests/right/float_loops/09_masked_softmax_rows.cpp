#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    float top = -INFINITY, sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, float(scores(i, j)));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += expf(float(scores(i, j)) - top);
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) shares(i, j) = expf(float(scores(i, j)) - top) / sum;
  }
  return shares;
}

}  // namespace attention
