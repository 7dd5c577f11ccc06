#include "attention.hpp"
#include "wide.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Wide w = wide(x);
  Projections p;
  p.q = (w * wide(w_q)).cast<double>();
  p.k = (w * wide(w_k)).cast<double>();
  p.v = (w * wide(w_v)).cast<double>();
  return p;
}

}  // namespace attention
