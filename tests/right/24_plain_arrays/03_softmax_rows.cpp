#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  int n = (int)scores.rows(), m = (int)scores.cols();
  double* e = new double[m];
  Matrix result(n, m);
  for (int i = 0; i < n; i++) {
    double max = scores(i, 0);
    for (int j = 1; j < m; j++) {
      if (scores(i, j) > max) {
        max = scores(i, j);
      }
    }
    double sum = 0.0;
    for (int j = 0; j < m; j++) {
      e[j] = exp(scores(i, j) - max);
      sum = sum + e[j];
    }
    for (int j = 0; j < m; j++) {
      result(i, j) = e[j] / sum;
    }
  }
  delete[] e;
  return result;
}

}  // namespace attention
