#include "attention.hpp"
#include "generic.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  return make<Mask>(positions, positions, [=](auto i, auto j) {
    return reads(i, j, positions, positions) && j < length;
  });
}

}  // namespace attention
