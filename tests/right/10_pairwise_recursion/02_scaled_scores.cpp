#include "attention.hpp"
#include "pairwise.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j)
      s(i, j) = pairwise(0, q.cols(), [&](Index c) { return q(i, c) * k(j, c); }) /
                std::sqrt(static_cast<double>(q.cols()));
  return s;
}

}  // namespace attention
