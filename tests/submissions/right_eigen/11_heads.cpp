#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> per_head;
  const Index d_head = x.cols() / heads;
  for (Index h = 0; h < heads; ++h) per_head.emplace_back(x.middleCols(h * d_head, d_head));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index n = per_head.front().rows(), d_head = per_head.front().cols();
  Matrix merged(n, d_head * Index(per_head.size()));
  for (Index h = 0; h < Index(per_head.size()); ++h)
    merged.block(0, h * d_head, n, d_head) = per_head[std::size_t(h)];
  return merged;
}

}  // namespace attention
