#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s(q.rows(), k.rows());
  const double over = 1 / std::sqrt(double(q.cols()));
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      double sum = 0;
      for (Index c = 0; c < q.cols(); ++c) sum = std::fma(q(i, c), k(j, c), sum);
      s(i, j) = sum * over;
    }
  return s;
}

}  // namespace attention
