#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  Matrix mixed = Matrix::Zero(q.rows(), v.cols());
  for (Index j = 0; j < k.rows(); ++j) mixed.noalias() += shares.col(j) * v.row(j);
  return mixed;
}

}  // namespace attention
