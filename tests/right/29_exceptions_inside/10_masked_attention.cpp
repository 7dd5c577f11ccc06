#include "attention.hpp"
#include "nothing.hpp"

namespace attention {

static RowVector mixed(const RowVector& scores, const Matrix& v, const Mask& visible) try {
  return shares_of(scores, visible) * v;
} catch (const ReadsNothing&) {
  return RowVector::Zero(v.cols());
}

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix scores = scaled_scores(q, k);
  Matrix result(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) result.row(i) = mixed(scores.row(i), v, visible.row(i));
  return result;
}

}  // namespace attention
