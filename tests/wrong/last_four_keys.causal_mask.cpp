// outside: no query reads further back than its last four keys

#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) {
      const Index back = i + keys - queries - j;
      visible(i, j) = back >= 0 && back < 4;
    }
  return visible;
}

}  // namespace attention
