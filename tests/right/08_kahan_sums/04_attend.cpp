#include "attention.hpp"
#include "kahan.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix shares = softmax_rows(scaled_scores(q, k));
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index c = 0; c < v.cols(); ++c) {
      KahanSum sum;
      for (Index j = 0; j < v.rows(); ++j) sum += shares(i, j) * v(j, c);
      output(i, c) = sum;
    }
  return output;
}

}  // namespace attention
