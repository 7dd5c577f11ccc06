#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    float top = float(scores.row(i).maxCoeff()), sum = 0;
    for (Index j = 0; j < scores.cols(); ++j) sum += expf(float(scores(i, j)) - top);
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = expf(float(scores(i, j)) - top) / sum;
  }
  return shares;
}

}  // namespace attention
