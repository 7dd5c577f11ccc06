#include "modern.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  const auto finite = [&](Index i, Index j) { return std::isfinite(scores(i, j)); };
  return modern::weights(scores.rows(), scores.cols(), std::ref(scores), finite);
}

}  // namespace attention
