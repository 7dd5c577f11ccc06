#include "attention.hpp"
#include "single.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p;
  p.q = (single(x) * single(w_q)).cast<double>();
  p.k = (single(x) * single(w_k)).cast<double>();
  p.v = (single(x) * single(w_v)).cast<double>();
  return p;
}

}  // namespace attention
