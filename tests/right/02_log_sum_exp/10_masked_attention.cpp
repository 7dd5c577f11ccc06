#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix s = scaled_scores(q, k);
  Matrix o = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    // log of the sum so far, relative to the first visible score: no maximum is looked for.
    double log_sum = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < k.rows(); ++j) {
      if (!visible(i, j)) continue;
      const double a = std::max(log_sum, s(i, j)), b = std::min(log_sum, s(i, j));
      log_sum = a + std::log1p(std::exp(b - a));
    }
    for (Index j = 0; j < k.rows(); ++j)
      if (visible(i, j)) o.row(i) += std::exp(s(i, j) - log_sum) * v.row(j);
  }
  return o;
}

}  // namespace attention
