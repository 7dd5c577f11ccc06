#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index c = 0; c < v.cols(); ++c) {
      float sum = 0;
      for (Index j = 0; j < k.rows(); ++j) sum += float(shares(i, j)) * float(v(j, c));
      output(i, c) = sum;
    }
  return output;
}

}  // namespace attention
