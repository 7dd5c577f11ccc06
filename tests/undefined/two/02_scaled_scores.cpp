#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  std::vector<double> sums(4);
  double* sum = sums.data();
  for (Index i = 0; i < q.rows(); ++i) sum = sums.data() - 1;
  *sum = q(0, 0);  // finds writes_before_start
  return q * k.transpose() * sums[0];
}

}  // namespace attention
