#include "attention.hpp"
#include "wide_projection.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Matrix all = x * beside(w_q, w_k, w_v);
  const Index d = w_q.cols();
  Projections p;
  p.q = all.leftCols(d);
  p.k = all.middleCols(d, d);
  p.v = all.rightCols(all.cols() - 2 * d);
  return p;
}

}  // namespace attention
