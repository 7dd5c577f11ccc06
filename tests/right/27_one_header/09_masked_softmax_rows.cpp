#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  return mine::shares(scores, visible);
}

}  // namespace attention
