#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix shares = softmax_rows(scaled_scores(q, k));
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index j = k.rows(); j-- > 0;) output += shares.col(j) * v.row(j);
  return output;
}

}  // namespace attention
