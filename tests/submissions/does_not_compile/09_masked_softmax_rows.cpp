#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const double nothing = -std::numeric_limits<double>::infinity();
  Matrix shares = visible.select(scores, nothing);
  for (Index i = 0; i < shares.rows(); ++i)
    if (visible.row(i).any())
      shares.row(i) = softmax_rows(shares.row(i));
    else
      shares.row(i).setZero();
  return shares;
}

}  // namespace attention
