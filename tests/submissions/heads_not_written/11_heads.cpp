#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d_head = x.cols() / heads;
  std::vector<Matrix> per_head;
  for (Index h = 0; h < heads; ++h) per_head.push_back(x.middleCols(h * d_head, d_head));
  return per_head;
}

// merge_heads is still to come.

}  // namespace attention
