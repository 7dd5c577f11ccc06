#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>
#include <span>

#include "attention.hpp"

namespace attention {

inline std::span<const double> row(const Matrix& x, Index i) {
  return {x.data() + i * x.cols(), static_cast<std::size_t>(x.cols())};
}

inline std::span<double> row(Matrix& x, Index i) {
  return {x.data() + i * x.cols(), static_cast<std::size_t>(x.cols())};
}

}  // namespace attention
