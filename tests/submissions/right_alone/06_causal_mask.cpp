#include "attention.hpp"

namespace attention {

bool helper(Index i, Index j, Index queries, Index keys) {
  return keys - j >= queries - i;
}

Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (Index j = 0; j < keys; ++j)
    for (Index i = 0; i < queries; ++i) visible(i, j) = helper(i, j, queries, keys);
  return visible;
}

}  // namespace attention
