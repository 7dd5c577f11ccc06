#include <ranges>

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d_head = x.cols() / heads;
  auto blocks = std::views::iota(Index{0}, heads) | std::views::transform([&, d_head](Index h) {
                  return Matrix(x.middleCols(h * d_head, d_head));
                });
  std::vector<Matrix> per_head;
  std::ranges::copy(blocks, std::back_inserter(per_head));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const auto widths = per_head | std::views::transform(&Matrix::cols);
  const Index columns = std::accumulate(widths.begin(), widths.end(), Index{0});
  Matrix merged(per_head.front().rows(), columns);
  for (Index at = 0; const Matrix& head : per_head) {
    merged.middleCols(at, head.cols()) = head;
    at += head.cols();
  }
  return merged;
}

}  // namespace attention
