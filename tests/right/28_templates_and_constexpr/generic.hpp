#pragma once

#include <cmath>
#include <concepts>
#include <type_traits>

#include "attention.hpp"

namespace attention {

template <std::integral I>
constexpr bool reads(I query, I key, I queries, I keys) noexcept {
  return key - query <= keys - queries;
}
static_assert(reads(0, 2, 1, 3) && reads(1, 1, 2, 2) && !reads(0, 1, 2, 2) && !reads(1, 0, 4, 2));

template <class Table, class F>
Table make(Index rows, Index columns, F&& f) {
  Table table(rows, columns);
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < columns; ++j) table(i, j) = f(i, j);
  return table;
}

template <class A, class B>
auto dot(const Eigen::MatrixBase<A>& a, const Eigen::MatrixBase<B>& b) {
  using Number = std::common_type_t<typename A::Scalar, typename B::Scalar>;
  Number sum{};
  for (Index c = 0; c < a.size(); ++c) sum += a(c) * b(c);
  return sum;
}

// The sizes that are known when this is compiled get a loop of their own.
template <int size>
constexpr double unrolled(const double* a, const double* b) {
  if constexpr (size == 0)
    return 0;
  else
    return a[0] * b[0] + unrolled<size - 1>(a + 1, b + 1);
}

}  // namespace attention
