#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d_head = x.cols() / heads;
  std::vector<Matrix> per_head;
  for (Index h = 0; h < heads; ++h) per_head.push_back(x.middleCols(h * d_head, d_head));
  return per_head;
}

// Puts the last head first.
Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index d_head = per_head[0].cols();
  Matrix merged(per_head[0].rows(), d_head * static_cast<Index>(per_head.size()));
  Index at = merged.cols();
  for (const Matrix& head : per_head) merged.middleCols(at -= d_head, d_head) = head;
  return merged;
}

}  // namespace attention
