#include "attention.hpp"
#include "hide.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix shares = softmax_rows(hidden_very_low(scaled_scores(q, k), visible));
  return without_blind_rows(shares * v, visible);
}

}  // namespace attention
