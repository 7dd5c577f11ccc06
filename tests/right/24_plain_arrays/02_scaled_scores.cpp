#include "arrays.hpp"
#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  double **a = from_matrix(q), **b = from_matrix(k);
  int n = (int)q.rows(), m = (int)k.rows(), d = (int)q.cols();
  double** s = new_table(n, m);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      for (int c = 0; c < d; c++) {
        s[i][j] += a[i][c] * b[j][c];
      }
      s[i][j] = s[i][j] / sqrt((double)d);
    }
  }
  Matrix result = to_matrix(s, n, m);
  delete_table(a, n);
  delete_table(b, m);
  delete_table(s, n);
  return result;
}

}  // namespace attention
