#include "attention.hpp"

namespace attention {

static Matrix product(const Matrix& a, const Matrix& b) {
  Matrix c = Matrix::Zero(a.rows(), b.cols());
  for (Index i = a.rows(); i-- > 0;)
    for (Index j = b.cols(); j-- > 0;)
      for (Index r = a.cols(); r-- > 0;) c(i, j) += a(i, r) * b(r, j);
  return c;
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p;
  p.v = product(x, w_v);
  p.k = product(x, w_k);
  p.q = product(x, w_q);
  return p;
}

}  // namespace attention
