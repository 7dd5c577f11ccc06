// mistake: proj_weight_transposed  exercise: project_qkv
// A row of W is one output feature, as in my other library.
#include "attention.hpp"

namespace attention {

namespace {

Matrix times(const Matrix& x, const Matrix& w) {
  Matrix out(x.rows(), w.rows());
  for (Index i = 0; i < x.rows(); ++i) {
    for (Index r = 0; r < w.rows(); ++r) {
      double sum = 0;
      for (Index c = 0; c < w.cols(); ++c) sum += x(i, c) * w(r, c);
      out(i, r) = sum;
    }
  }
  return out;
}

}  // namespace

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p;
  p.q = times(x, w_q);
  p.k = times(x, w_k);
  p.v = times(x, w_v);
  return p;
}

}  // namespace attention
