#include "attention.hpp"

namespace attention {

// exp of an 80-bit number reaches to 10^4932: scores of up to 10^4 need no maximum subtracted.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    long double sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += std::exp(static_cast<long double>(scores(i, j)));
    if (sum <= 0) continue;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) {
        const long double power = std::exp(static_cast<long double>(scores(i, j)));
        shares(i, j) = static_cast<double>(power / sum);
      }
  }
  return shares;
}

}  // namespace attention
