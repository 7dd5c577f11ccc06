#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    long double top = scores.row(i).maxCoeff(), sum = 0.0L;
    for (Index j = 0; j < scores.cols(); ++j) sum += std::exp(scores(i, j) - top);
    for (Index j = 0; j < scores.cols(); ++j)
      shares(i, j) = static_cast<double>(std::exp(scores(i, j) - top) / sum);
  }
  return shares;
}

}  // namespace attention
