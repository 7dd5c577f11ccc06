#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  double sums[4] = {};
  const Index row = 4 + q.rows() + k.rows();
  sums[row] += visible(0, 0) ? 1 : 0;  // finds index_outside
  return v * sums[0];
}

}  // namespace attention
