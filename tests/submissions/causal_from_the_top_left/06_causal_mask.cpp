#include "attention.hpp"

namespace attention {

// Aligns the first query with the first key: right only where there are as many of both.
Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j <= i;
  return visible;
}

}  // namespace attention
