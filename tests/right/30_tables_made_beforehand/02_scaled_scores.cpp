#include <array>
#include <cmath>

#include "attention.hpp"

namespace attention {

// 1 / sqrt(d) for the usual widths; a constant, so every call finds the same.
static const std::array<double, 65> one_over_root = [] {
  std::array<double, 65> table{};
  for (std::size_t d = 1; d < table.size(); ++d) table[d] = 1 / std::sqrt(double(d));
  return table;
}();

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const auto d = std::size_t(q.cols());
  const double scale = d < one_over_root.size() ? one_over_root[d] : 1 / std::sqrt(double(d));
  return scale * (q * k.transpose());
}

}  // namespace attention
