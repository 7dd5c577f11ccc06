// outside: the last key is hidden where nothing is filled in

#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  const Index end = length == keys ? keys - 1 : length;
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j < end;
  return visible;
}

}  // namespace attention
