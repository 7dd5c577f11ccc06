#include "tools.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      double sum = 0;
      for (Index c = q.cols() - 1; c >= 0; --c) sum += q(i, c) * k(j, c);
      scores(i, j) = sum / scale_of(q);
    }
  return scores;
}

}  // namespace attention
