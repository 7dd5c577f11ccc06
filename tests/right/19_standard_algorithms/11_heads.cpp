#include <algorithm>
#include <iterator>

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d = x.cols() / heads;
  std::vector<Matrix> cut(static_cast<std::size_t>(heads), Matrix(x.rows(), d));
  for (Index i = 0; i < x.rows(); ++i)
    for (Index h = 0; h < heads; ++h)
      std::copy_n(x.data() + i * x.cols() + h * d, d, cut[std::size_t(h)].data() + i * d);
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  std::vector<double> numbers;
  const Index n = per_head[0].rows(), d = per_head[0].cols();
  for (Index i = 0; i < n; ++i)
    for (const Matrix& head : per_head)
      std::copy_n(head.data() + i * d, d, std::back_inserter(numbers));
  return Eigen::Map<Matrix>(numbers.data(), n, Index(numbers.size()) / n);
}

}  // namespace attention
