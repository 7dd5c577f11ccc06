#include "attention.hpp"

namespace attention {

// malloc and free, as in C. Hidden scores become -1e300; a row of them alone stays 0.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const int n = (int)scores.rows(), m = (int)scores.cols();
  double* e = (double*)malloc(sizeof(double) * (size_t)m);
  Matrix result(n, m);
  for (int i = 0; i < n; i++) {
    int count = 0;
    double max = -1e300, sum = 0;
    for (int j = 0; j < m; j++) {
      e[j] = -1e300;
      if (visible(i, j)) {
        e[j] = scores(i, j);
        count++;
      }
      if (e[j] > max) max = e[j];
    }
    for (int j = 0; j < m; j++) {
      e[j] = exp(e[j] - max);
      sum += e[j];
    }
    for (int j = 0; j < m; j++) result(i, j) = count == 0 ? 0 : e[j] / sum;
  }
  free(e);
  return result;
}

}  // namespace attention
