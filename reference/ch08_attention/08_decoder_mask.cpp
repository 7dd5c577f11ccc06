// 08  A filled-up sequence that is read causally.
//
//     M_ij = causal_ij and padding_ij
//
//     n positions, `length` of them real      M (n, n): true where query i may read position j
//
// What one mask hides, stays hidden. The rows of fill-in positions are not emptied: what comes out
// of them is not used.
#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  const Mask causal = causal_mask(positions, positions);
  const Mask padding = padding_mask(positions, positions, length);
  return causal.array() && padding.array();
}

}  // namespace attention
