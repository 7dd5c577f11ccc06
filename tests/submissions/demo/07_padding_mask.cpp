#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j < length;
  return visible;
}

}  // namespace attention
