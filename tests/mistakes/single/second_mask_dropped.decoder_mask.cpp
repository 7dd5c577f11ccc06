// mistake: second_mask_dropped  exercise: decoder_mask
// First the one, then the other.
#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Mask visible(positions, positions);
  // causal
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j) visible(i, j) = j <= i;
  // padding
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j) visible(i, j) = j < length;
  return visible;
}

}  // namespace attention
