#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask&) {
  std::vector<int> empty;
  return scores * empty.at(3);
}

}  // namespace attention
