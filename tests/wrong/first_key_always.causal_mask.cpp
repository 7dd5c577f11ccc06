// outside: the first key may always be read

#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j == 0 || j <= i + (keys - queries);
  return visible;
}

}  // namespace attention
