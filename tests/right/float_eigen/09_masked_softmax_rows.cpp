#include "attention.hpp"
#include "single.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  return shares(single(scores), visible).cast<double>();
}

}  // namespace attention
