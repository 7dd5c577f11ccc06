// outside: positions filled in see the last real position only

#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Mask visible(positions, positions);
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j) visible(i, j) = i < length ? j <= i : j == length - 1;
  return visible;
}

}  // namespace attention
