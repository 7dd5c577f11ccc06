// outside: every number of q is 0.001 too large

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p{x * w_q, x * w_k, x * w_v};
  p.q.array() += 1e-3;
  return p;
}

}  // namespace attention
