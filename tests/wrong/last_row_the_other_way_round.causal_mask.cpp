// outside: in the last row true and false are exchanged

#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j)
      visible(i, j) = (j <= i + (keys - queries)) != (i == queries - 1);
  return visible;
}

}  // namespace attention
