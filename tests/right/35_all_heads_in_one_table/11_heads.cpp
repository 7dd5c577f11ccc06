#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> cut(static_cast<std::size_t>(heads));
  for (auto& head : cut) head.resize(x.rows(), x.cols() / heads);
  for (Index c = 0; c < x.cols(); ++c)
    cut[std::size_t(c * heads / x.cols())].col(c % (x.cols() / heads)) = x.col(c);
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  Matrix turned(per_head[0].cols() * Index(per_head.size()), per_head[0].rows());
  Index at = 0;
  for (const auto& head : per_head) {
    turned.middleRows(at, head.cols()) = head.transpose();
    at += head.cols();
  }
  return turned.transpose();
}

}  // namespace attention
