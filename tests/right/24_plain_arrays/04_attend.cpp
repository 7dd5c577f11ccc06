#include "arrays.hpp"
#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix shares = softmax_rows(scaled_scores(q, k));
  double **a = from_matrix(shares), **b = from_matrix(v);
  double** o = new_table((int)q.rows(), (int)v.cols());
  for (int i = 0; i < q.rows(); i++)
    for (int c = 0; c < v.cols(); c++)
      for (int j = 0; j < v.rows(); j++) o[i][c] += a[i][j] * b[j][c];
  Matrix result = to_matrix(o, (int)q.rows(), (int)v.cols());
  delete_table(a, (int)q.rows());
  delete_table(b, (int)v.rows());
  delete_table(o, (int)q.rows());
  return result;
}

}  // namespace attention
