#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j)
      for (Index c = 0; c < v.cols(); ++c) output(i, c) += shares(i, j) * v(j, c);
  return output;
}

}  // namespace attention
