#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix w = softmax_rows(scaled_scores(q, k));
  Matrix o = Matrix::Zero(q.rows(), v.cols());
  for (Index j = 0; j < v.rows(); ++j)
    for (Index i = 0; i < q.rows(); ++i)
      for (Index c = 0; c < v.cols(); ++c) o(i, c) = std::fma(w(i, j), v(j, c), o(i, c));
  return o;
}

}  // namespace attention
