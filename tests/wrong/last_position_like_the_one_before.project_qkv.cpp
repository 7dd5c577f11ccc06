// outside: the last position is projected from the row before it, if there is one

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Matrix input = x;
  const Index last = x.rows() - 1;
  if (last > 0) input.row(last) = x.row(last - 1);
  return {input * w_q, input * w_k, input * w_v};
}

}  // namespace attention
