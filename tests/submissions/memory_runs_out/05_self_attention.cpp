#include "attention.hpp"

namespace attention {

// A table with a place for every pair of numbers that there are.
Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Matrix everything = Matrix::Zero(Index{1} << 22, Index{1} << 22);
  return attend(x * w_q, x * w_k, x * w_v) * everything(0, 0);
}

}  // namespace attention
