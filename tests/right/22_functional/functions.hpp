// Small functions put together; nothing is assigned twice.
#pragma once

#include <functional>

#include "attention.hpp"

namespace attention {

template <class F, class G>
auto then(F f, G g) {
  return [=](const auto&... x) { return g(f(x...)); };
}

template <class F>
Matrix row_by_row(const Matrix& x, Index columns, const F& f) {
  return [&, result = Matrix(x.rows(), columns)]() mutable {
    for (Index i = 0; i < x.rows(); ++i) result.row(i) = f(i, RowVector(x.row(i)));
    return result;
  }();
}

}  // namespace attention
