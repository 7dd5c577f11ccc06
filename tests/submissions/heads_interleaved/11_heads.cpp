#include "attention.hpp"

namespace attention {

// Deals the columns out like cards: one for each head in turn, and gathers them in the same way.
std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d_head = x.cols() / heads;
  std::vector<Matrix> per_head(static_cast<std::size_t>(heads), Matrix(x.rows(), d_head));
  for (Index c = 0; c < x.cols(); ++c)
    per_head[static_cast<std::size_t>(c % heads)].col(c / heads) = x.col(c);
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const auto heads = static_cast<Index>(per_head.size());
  Matrix merged(per_head[0].rows(), heads * per_head[0].cols());
  for (Index c = 0; c < merged.cols(); ++c)
    merged.col(c) = per_head[static_cast<std::size_t>(c % heads)].col(c / heads);
  return merged;
}

}  // namespace attention
