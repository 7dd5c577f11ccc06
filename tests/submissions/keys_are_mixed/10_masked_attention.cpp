#include "attention.hpp"

namespace attention {

// Mixes the keys, not the values.
Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix&, const Mask& visible) {
  return masked_softmax_rows(scaled_scores(q, k), visible) * k;
}

}  // namespace attention
