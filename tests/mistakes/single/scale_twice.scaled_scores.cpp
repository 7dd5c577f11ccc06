// mistake: scale_twice  exercise: scaled_scores
// Both sides of the comparison are scaled.
#include <cmath>

#include "attention.hpp"

namespace attention {

// Scale the queries first, then it is one dot product per place.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const double root = std::sqrt(double(q.cols()));
  Matrix small = q;
  small /= root;
  Matrix s(q.rows(), k.rows());
  for (Index j = 0; j < k.rows(); ++j)
    for (Index i = 0; i < q.rows(); ++i) s(i, j) = small.row(i).dot(k.row(j)) / root;
  return s;
}

}  // namespace attention
