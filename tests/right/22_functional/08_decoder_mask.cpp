#include "attention.hpp"
#include "functions.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  const std::function<bool(Index, Index)> before = [](Index i, Index j) { return j <= i; };
  const std::function<bool(Index, Index)> real = [=](Index, Index j) { return j < length; };
  return Mask::NullaryExpr(positions, positions,
                           [&](Index i, Index j) { return before(i, j) && real(i, j); });
}

}  // namespace attention
