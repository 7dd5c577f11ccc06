#pragma once

#include <valarray>

#include "attention.hpp"

namespace attention {

using Values = std::valarray<double>;

inline Values row_of(const Matrix& x, Index i) {
  return {x.data() + i * x.cols(), static_cast<std::size_t>(x.cols())};
}

inline Values numbers_of(const Matrix& x) {
  return {x.data(), static_cast<std::size_t>(x.size())};
}

inline Matrix table(const Values& numbers, Index rows, Index columns) {
  return Eigen::Map<const Matrix>(&numbers[0], rows, columns);
}

}  // namespace attention
