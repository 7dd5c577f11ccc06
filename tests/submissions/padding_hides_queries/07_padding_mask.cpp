#include "attention.hpp"

namespace attention {

// Hides the rows of the filling too, although every query may read.
Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = i < length && j < length;
  return visible;
}

}  // namespace attention
