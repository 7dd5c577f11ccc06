// 09  The shares of each query over what it may read.
//
//     S'_ij = S_ij where query i may read position j, else -infinity
//     A     = softmax of each row of S'
//
//     S (n, m): scores      M (n, m): true where visible      A (n, m): shares
//
// The order matters: what is hidden takes no part in the sum, so it must be gone before.
#include <limits>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  constexpr double hidden = -std::numeric_limits<double>::infinity();

  // 1. Hide scores, whatever they are.
  const Matrix visible_scores = visible.select(scores, hidden);

  // 2. Share out what is left; a row without anything gets zeros.
  return softmax_rows(visible_scores);
}

}  // namespace attention
