#include "attention.hpp"
#include "functions.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const auto read = [](const Projections& p) { return attend(p.q, p.k, p.v); };
  return then(project_qkv, read)(x, w_q, w_k, w_v);
}

}  // namespace attention
