#include "attention.hpp"

namespace attention {

// Makes room for the heads, and forgets to put any in.
std::vector<Matrix> split_heads(const Matrix&, Index heads) {
  std::vector<Matrix> per_head;
  per_head.reserve(static_cast<std::size_t>(heads));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index d_head = per_head[0].cols();
  Matrix merged(per_head[0].rows(), d_head * static_cast<Index>(per_head.size()));
  for (std::size_t h = 0; h < per_head.size(); ++h)
    merged.middleCols(static_cast<Index>(h) * d_head, d_head) = per_head[h];
  return merged;
}

}  // namespace attention
