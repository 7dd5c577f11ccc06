#include "attention.hpp"

namespace attention {

// True where nothing may be read.
Mask padding_mask(Index queries, Index keys, Index length) {
  Mask hidden(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) hidden(i, j) = j >= length;
  return hidden;
}

}  // namespace attention
