#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  return mine::causal(positions, positions)
      .cwiseProduct(mine::padding(positions, positions, length));
}

}  // namespace attention
