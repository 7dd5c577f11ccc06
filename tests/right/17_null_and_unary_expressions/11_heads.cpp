#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d = x.cols() / heads;
  std::vector<Matrix> result;
  for (Index h = 0; h < heads; ++h)
    result.push_back(
        Matrix::NullaryExpr(x.rows(), d, [&](Index i, Index c) { return x(i, h * d + c); }));
  return result;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index d = per_head[0].cols(), all = d * Index(per_head.size());
  return Matrix::NullaryExpr(per_head[0].rows(), all, [&](Index i, Index c) {
    return per_head[std::size_t(c / d)](i, c % d);
  });
}

}  // namespace attention
