#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Projections p = project_qkv(x, w_q, w_k, w_v);
  return attend(p.q, p.k, p.v);
}

}  // namespace attention
