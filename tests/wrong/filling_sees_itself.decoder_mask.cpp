// outside: every position sees itself, those filled in too

#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Mask visible(positions, positions);
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j) visible(i, j) = i == j || (j <= i && j < length);
  return visible;
}

}  // namespace attention
