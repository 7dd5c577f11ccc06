#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> per_head;
  for (Index h = 0; h < heads; ++h) {
    Matrix head(x.rows(), width);
    for (Index i = 0; i < x.rows(); ++i)
      for (Index c = 0; c < width; ++c) head(i, c) = x(i, h * width + c);
    per_head.push_back(head);
  }
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  Index columns = 0;
  for (const Matrix& head : per_head) columns += head.cols();
  Matrix merged(per_head[0].rows(), columns);
  Index at = 0;
  for (const Matrix& head : per_head)
    for (Index c = 0; c < head.cols(); ++c, ++at)
      for (Index i = 0; i < head.rows(); ++i) merged(i, at) = head(i, c);
  return merged;
}

}  // namespace attention
