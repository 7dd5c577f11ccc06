// outside: from position 64 on nothing is visible

#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j < length && j < 64;
  return visible;
}

}  // namespace attention
