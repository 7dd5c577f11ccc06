#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> cut;
  Matrix rest = x;
  for (Index h = heads; h > 0; --h) {
    const Index width = rest.cols() / h;
    cut.push_back(rest.leftCols(width));
    rest = rest.rightCols(rest.cols() - width).eval();
  }
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  Matrix joined = per_head.back();
  for (auto head = std::next(per_head.rbegin()); head != per_head.rend(); ++head) {
    Matrix longer(joined.rows(), head->cols() + joined.cols());
    longer << *head, joined;
    joined.swap(longer);
  }
  return joined;
}

}  // namespace attention
