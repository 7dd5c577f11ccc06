#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      float sum = 0;
      for (Index c = 0; c < q.cols(); ++c) sum += float(q(i, c) * k(j, c));
      s(i, j) = sum / sqrtf(float(q.cols()));
    }
  return s;
}

}  // namespace attention
