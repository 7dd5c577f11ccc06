// mistake: head_split_no_transpose  exercise: heads
// view(heads, n, d)
#include <algorithm>
#include <vector>

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index n = x.rows(), d = x.cols() / heads;
  std::vector<Matrix> all;
  for (Index h = 0; h < heads; ++h) {
    Matrix head(n, d);
    for (Index i = 0; i < n; ++i) {
      const double* from = x.data() + (h * n + i) * d;
      std::copy(from, from + d, head.data() + i * d);
    }
    all.push_back(head);
  }
  return all;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index heads = Index(per_head.size()), n = per_head[0].rows(), d = per_head[0].cols();
  Matrix x(n, heads * d);
  for (Index h = 0; h < heads; ++h)
    for (Index i = 0; i < n; ++i)
      for (Index c = 0; c < d; ++c) x(i, h * d + c) = per_head[h](i, c);
  return x;
}

}  // namespace attention
