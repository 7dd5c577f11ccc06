// outside: the first query sees the first key even in an empty text

#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j < length || (i == 0 && j == 0);
  return visible;
}

}  // namespace attention
