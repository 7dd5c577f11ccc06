#pragma once

#include "attention.hpp"

namespace attention {

// The sum of f(first), ..., f(last - 1): each half by itself.
template <class F>
auto pairwise(Index first, Index last, const F& f) -> decltype(f(first)) {
  if (last - first == 1) return f(first);
  const Index middle = first + (last - first) / 2;
  return pairwise(first, middle, f) + pairwise(middle, last, f);
}

}  // namespace attention
