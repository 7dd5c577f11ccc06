// A common slip: the shares are computed over everything first, and what may not be read is crossed
// out afterwards.
#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix weights = softmax_rows(scaled_scores(q, k));
  weights = visible.select(weights, 0.0);
  return weights * v;
}

}  // namespace attention
