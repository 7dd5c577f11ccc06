#include "arrays.hpp"
#include "attention.hpp"

namespace attention {

static Matrix multiply(const Matrix& x, const Matrix& w) {
  double **a = from_matrix(x), **b = from_matrix(w);
  double** c = new_table((int)x.rows(), (int)w.cols());
  int i, j, r;
  for (i = 0; i < x.rows(); i++)
    for (j = 0; j < w.cols(); j++)
      for (r = 0; r < x.cols(); r++) c[i][j] = c[i][j] + a[i][r] * b[r][j];
  Matrix result = to_matrix(c, (int)x.rows(), (int)w.cols());
  delete_table(a, (int)x.rows());
  delete_table(b, (int)w.rows());
  delete_table(c, (int)x.rows());
  return result;
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p;
  p.q = multiply(x, w_q);
  p.k = multiply(x, w_k);
  p.v = multiply(x, w_v);
  return p;
}

}  // namespace attention
