#include "attention.hpp"

namespace attention {

// Hides afterwards: what is left of a row no longer sums to 1.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = softmax_rows(scores);
  for (Index i = 0; i < shares.rows(); ++i)
    for (Index j = 0; j < shares.cols(); ++j)
      if (!visible(i, j)) shares(i, j) = 0;
  return shares;
}

}  // namespace attention
