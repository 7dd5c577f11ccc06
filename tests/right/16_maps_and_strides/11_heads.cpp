#include "attention.hpp"
#include "strided.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> result(static_cast<std::size_t>(heads));
  const Index width = x.cols() / heads;
  for (std::size_t h = 0; h < result.size(); ++h) result[h] = head_of(x, Index(h), width);
  return result;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index width = per_head.front().cols();
  Matrix joined(per_head.front().rows(), width * Index(per_head.size()));
  for (std::size_t h = 0; h < per_head.size(); ++h) head_of(joined, Index(h), width) = per_head[h];
  return joined;
}

}  // namespace attention
