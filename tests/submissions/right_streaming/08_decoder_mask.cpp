#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Mask visible = Mask::Zero(positions, positions);
  for (Index i = 0; i < positions; ++i) visible.row(i).head(std::min(i + 1, length)).setOnes();
  return visible;
}

}  // namespace attention
