#include "attention.hpp"

namespace attention {

// Only the shares are kept in single precision; all else is double.
Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Eigen::MatrixXf shares = softmax_rows(scaled_scores(q, k)).cast<float>();
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) output.row(i) += double(shares(i, j)) * v.row(j);
  return output;
}

}  // namespace attention
