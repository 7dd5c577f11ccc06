#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix scores = visible.select(scaled_scores(q, k), -1e300);
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    double sum = 0;
    RowVector mixed = RowVector::Zero(v.cols());
    for (Index j = 0; j < k.rows(); ++j) {
      const double power = visible(i, j) ? std::exp(scores(i, j) - scores.row(i).maxCoeff()) : 0;
      sum += power;
      mixed += power * v.row(j);
    }
    output.row(i) = mixed / sum;
  }
  return output;
}

}  // namespace attention
