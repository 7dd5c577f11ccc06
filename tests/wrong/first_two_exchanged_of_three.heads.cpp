// outside: merge_heads exchanges the first two heads where there are three or more

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> cut;
  for (Index h = 0; h < heads; ++h) cut.emplace_back(x.middleCols(h * width, width));
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  std::vector<Matrix> order = per_head;
  if (order.size() > 2) order[0].swap(order[1]);
  const Index width = order[0].cols();
  Matrix merged(order[0].rows(), width * static_cast<Index>(order.size()));
  for (std::size_t h = 0; h < order.size(); ++h)
    merged.middleCols(static_cast<Index>(h) * width, width) = order[h];
  return merged;
}

}  // namespace attention
