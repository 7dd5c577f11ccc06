#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return masked_softmax_rows(scaled_scores(q, k), visible) * v;
}

}  // namespace attention
