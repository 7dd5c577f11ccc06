#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix weights = softmax_rows(scaled_scores(q, k));
  return project_qkv(weights, v, v, v).v;
}

}  // namespace attention
