#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  double* sums = new double[4]();
  double* volatile same = sums;
  delete[] sums;
  delete[] same;  // finds double_free
  return x * parameters.w_q * memory(0, 0) * static_cast<double>(heads) * visible(0, 0);
}

}  // namespace attention
