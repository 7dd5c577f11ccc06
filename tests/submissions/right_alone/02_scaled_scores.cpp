#include "attention.hpp"

namespace attention {

// Here the second factor is turned round.
static Matrix product(const Matrix& a, const Matrix& b) {
  Matrix c(a.rows(), b.rows());
  for (Index i = 0; i < a.rows(); ++i)
    for (Index j = 0; j < b.rows(); ++j) c(i, j) = a.row(i).dot(b.row(j));
  return c;
}

struct Cell {
  double scale;
};

double helper(const Cell& cell) {
  return 1 / std::sqrt(cell.scale);
}

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Cell cell{static_cast<double>(q.cols())};
  return helper(cell) * product(q, k);
}

}  // namespace attention
