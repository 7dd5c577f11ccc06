#include "attention.hpp"

namespace attention {

// Keys and values turned round together, and the mask with them: nothing changes.
Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix k_back = k.colwise().reverse(), v_back = v.colwise().reverse();
  const Mask visible_back = visible.rowwise().reverse();
  return masked_softmax_rows(scaled_scores(q, k_back), visible_back) * v_back;
}

}  // namespace attention
