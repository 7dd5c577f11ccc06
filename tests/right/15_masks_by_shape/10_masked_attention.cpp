#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix result = Matrix::Zero(q.rows(), v.cols());
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  for (Index i = 0; i < q.rows(); ++i)
    if (visible.row(i).any()) result.row(i).noalias() = shares.row(i).lazyProduct(v);
  return result;
}

}  // namespace attention
