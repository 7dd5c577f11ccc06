#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  double* sums = new double[static_cast<std::size_t>(x.cols())]();
  double total = 0;
  for (Index i = 0; i <= x.cols(); ++i) total += sums[i];  // finds reads_past_end
  delete[] sums;
  return {x * w_q, x * w_k, x * w_v * (1 + total)};
}

}  // namespace attention
