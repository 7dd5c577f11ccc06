#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<double> seen;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) seen.push_back(scores(i, j));
    if (seen.empty()) continue;
    const double top = *std::max_element(seen.begin(), seen.end());
    double sum = 0;
    for (double s : seen) sum += std::exp(s - top);
    const double log_sum = top + std::log(sum);
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) shares(i, j) = std::exp(scores(i, j) - log_sum);
  }
  return shares;
}

}  // namespace attention
