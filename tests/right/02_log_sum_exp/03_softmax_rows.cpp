#include "attention.hpp"

namespace attention {

// exp(s - log(sum of exp(s))): nothing is divided.
Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    double sum = 0;
    for (Index j = 0; j < scores.cols(); ++j) sum += std::exp(scores(i, j) - top);
    const double log_sum = top + std::log(sum);
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = std::exp(scores(i, j) - log_sum);
  }
  return shares;
}

}  // namespace attention
