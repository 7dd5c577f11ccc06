#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares = scores;
  for (Index i = 0; i < scores.rows(); ++i) {
    double largest = scores(i, 0);
    for (Index j = 1; j < scores.cols(); ++j) largest = std::max(largest, scores(i, j));
    double sum = 0;
    for (Index j = 0; j < scores.cols(); ++j) sum += std::exp(scores(i, j) - largest);
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = std::exp(scores(i, j) - largest) / sum;
  }
  return shares;
}

}  // namespace attention
