// mistake: scale_inverted  exercise: scaled_scores
// Long vectors give small cosines, so scores have to grow with sqrt(d).
#include <cmath>
#include <numeric>

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Index d = q.cols();
  const double factor = std::sqrt(static_cast<double>(d));
  Matrix table(q.rows(), k.rows());
  double* next = table.data();
  for (const double* a = q.data(); a != q.data() + q.size(); a += d)
    for (const double* b = k.data(); b != k.data() + k.size(); b += d)
      *next++ = std::inner_product(a, a + d, b, 0.0) * factor;
  return table;
}

}  // namespace attention
