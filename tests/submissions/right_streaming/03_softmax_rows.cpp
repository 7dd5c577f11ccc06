#include "attention.hpp"

namespace attention {

// One pass for largest and sum together: what was summed is rescaled when a larger score comes.
Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    long double largest = -std::numeric_limits<long double>::infinity(), sum = 0;
    for (Index j = 0; j < scores.cols(); ++j) {
      const long double s = scores(i, j);
      if (s > largest) {
        sum *= std::exp(largest - s);
        largest = s;
      }
      if (std::isfinite(s)) sum += std::exp(s - largest);
    }
    for (Index j = 0; j < scores.cols(); ++j)
      shares(i, j) = static_cast<double>(std::exp(scores(i, j) - largest) / sum);
  }
  return shares;
}

}  // namespace attention
