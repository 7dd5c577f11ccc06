#include "attention.hpp"

namespace attention {

// Here with three positions.
bool helper(Index i, Index j, Index length) {
  if (j > i) return false;
  return j < length;
}

Mask decoder_mask(Index positions, Index length) {
  Mask visible = Mask::Constant(positions, positions, true);
  for (Index i = 0; i < positions; ++i)
    for (Index j = 0; j < positions; ++j) visible(i, j) = visible(i, j) && helper(i, j, length);
  return visible;
}

}  // namespace attention
