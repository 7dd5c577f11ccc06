#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  const Mask causal = causal_mask(positions, positions);
  const Mask filled = padding_mask(positions, positions, length);
  return (causal.array() && filled.array()).matrix();
}

}  // namespace attention
