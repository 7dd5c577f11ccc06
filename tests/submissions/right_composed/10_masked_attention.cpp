#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix weights = masked_softmax_rows(scaled_scores(q, k), visible);
  return project_qkv(weights, v, v, v).v;
}

}  // namespace attention
