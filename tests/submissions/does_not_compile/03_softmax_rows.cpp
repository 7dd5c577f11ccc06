#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares = scores
  return shares;
}

}  // namespace attention
