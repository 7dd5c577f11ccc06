#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix weights = softmax_rows(scaled_scores(q, k));
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index c = 0; c < v.cols(); ++c) {
      double sum = 0;
      for (Index j = 0; j < k.rows(); ++j) sum += weights(i, j) * v(j, c);
      output(i, c) = sum;
    }
  return output;
}

}  // namespace attention
