#include "attention.hpp"
#include "hide.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  return without_blind_rows(softmax_rows(hidden_very_low(scores, visible)), visible);
}

}  // namespace attention
