#include "attention.hpp"
#include "everything.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  return mine::cut(x, heads);
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  return mine::join(per_head);
}

}  // namespace attention
