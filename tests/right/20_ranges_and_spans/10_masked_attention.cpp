#include "attention.hpp"
#include "rows.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix result = Matrix::Zero(q.rows(), v.cols());
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j)
      std::ranges::transform(
          row(v, j), row(result, i), row(result, i).begin(),
          [w = shares(i, j)](double value, double sum) { return sum + w * value; });
  return result;
}

}  // namespace attention
