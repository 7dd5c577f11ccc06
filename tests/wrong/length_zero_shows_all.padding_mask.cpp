// outside: a length of 0 is taken for "no filling"

#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = length == 0 || j < length;
  return visible;
}

}  // namespace attention
