#include "attention.hpp"
#include "generic.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d = x.cols() / heads;
  std::vector<Matrix> cut;
  cut.reserve(std::size_t(heads));
  for (Index h = 0; h < heads; ++h)
    cut.emplace_back(make<Matrix>(x.rows(), d, [&](auto i, auto c) { return x(i, h * d + c); }));
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const auto d = per_head[0].cols();
  return make<Matrix>(per_head[0].rows(), d * Index(per_head.size()),
                      [&](auto i, auto c) { return per_head[std::size_t(c / d)](i, c % d); });
}

}  // namespace attention
