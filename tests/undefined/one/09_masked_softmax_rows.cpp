#include "attention.hpp"

namespace attention {

double weight(double score, bool shown) {  // finds missing_return
  if (shown && score > 1e300) return score;
}

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  return scores * weight(scores(0, 0), visible(0, 0));
}

}  // namespace attention
