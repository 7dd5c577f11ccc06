#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  std::vector<double> sums(static_cast<std::size_t>(x.rows()));
  const double* sum = sums.data();
  for (Index i = 0; i < x.rows(); ++i) sum = sums.data() - 1;
  const double before = *sum;  // finds reads_before_start
  return {x * w_q, x * w_k, x * w_v * before};
}

}  // namespace attention
