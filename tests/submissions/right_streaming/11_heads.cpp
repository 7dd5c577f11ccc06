#include "attention.hpp"

namespace attention {

// Column after column goes to the head whose turn it is.
std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> per_head(std::size_t(heads), Matrix(x.rows(), width));
  for (Index c = 0; c < x.cols(); ++c)
    per_head[std::size_t(c / width)].col(c % width) = x.col(c);
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  Matrix merged(per_head[0].rows(), 0);
  for (const Matrix& head : per_head) {
    const Index before = merged.cols();
    merged.conservativeResize(Eigen::NoChange, before + head.cols());
    merged.rightCols(head.cols()) = head;
  }
  return merged;
}

}  // namespace attention
