// mistake: eigen_map_order  exercise: heads
// A plain Eigen matrix over the same numbers.
#include <vector>

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index n = x.rows(), d = x.cols() / heads;
  const Eigen::Map<const Eigen::MatrixXd> all(x.data(), n, x.cols());
  std::vector<Matrix> result(heads, Matrix(n, d));
  for (Index i = 0; i < n; ++i)
    for (Index c = 0; c < x.cols(); ++c) result[c / d](i, c % d) = all(i, c);
  return result;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index n = per_head[0].rows(), d = per_head[0].cols();
  Matrix merged(n, d * Index(per_head.size()));
  for (Index i = 0; i < n; ++i)
    for (Index c = 0; c < merged.cols(); ++c) merged(i, c) = per_head[c / d](i, c % d);
  return merged;
}

}  // namespace attention
