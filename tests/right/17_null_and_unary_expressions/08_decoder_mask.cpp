#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  return Mask::NullaryExpr(positions, positions,
                           [=](Index i, Index j) { return j < std::min(i + 1, length); });
}

}  // namespace attention
