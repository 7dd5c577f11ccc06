#include "attention.hpp"
#include "macros.hpp"

namespace attention {

#define MULTIPLY(y, x, w)                    \
  y = Matrix(ROWS(x), COLS(w));              \
  FOR(i, ROWS(x)) FOR(c, COLS(w)) {          \
    DOT(sum, COLS(x), r, x(i, r) * w(r, c)); \
    y(i, c) = sum;                           \
  }

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p;
  MULTIPLY(p.q, x, w_q)
  MULTIPLY(p.k, x, w_k)
  MULTIPLY(p.v, x, w_v)
  return p;
}

}  // namespace attention
