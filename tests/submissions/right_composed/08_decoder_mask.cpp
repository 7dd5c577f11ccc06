#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  const Mask causal = causal_mask(positions, positions);
  const Mask padding = padding_mask(positions, positions, length);
  return causal.cwiseProduct(padding);
}

}  // namespace attention
