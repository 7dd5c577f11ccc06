#include "attention.hpp"

namespace attention {

// What one of the two masks shows, where both should.
Mask decoder_mask(Index positions, Index length) {
  return causal_mask(positions, positions).array() ||
         padding_mask(positions, positions, length).array();
}

}  // namespace attention
