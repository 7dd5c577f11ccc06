// outside: from position 64 on nothing is visible

#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Mask visible(positions, positions);
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j) visible(i, j) = j <= i && j < length && j < 64;
  return visible;
}

}  // namespace attention
