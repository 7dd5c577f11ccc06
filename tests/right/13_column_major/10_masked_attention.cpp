#include "attention.hpp"
#include "columns.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const MatrixXd shares = masked_softmax_rows(scaled_scores(q, k), visible), values = v;
  MatrixXd result(q.rows(), v.cols());
  for (int c = 0; c < values.cols(); ++c) result.col(c) = shares * values.col(c);
  return result;
}

}  // namespace attention
