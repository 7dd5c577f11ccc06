#include "attention.hpp"
#include "pairwise.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  return pairwise(0, k.rows(), [&](Index j) -> Matrix { return shares.col(j) * v.row(j); });
}

}  // namespace attention
