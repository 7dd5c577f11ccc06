#include "attention.hpp"
#include "macros.hpp"

namespace attention {

#define BEFORE(j, i) ((j) <= (i))
#define REAL(j) ((j) < length)

Mask decoder_mask(Index positions, Index length) {
  Mask mask(positions, positions);
  FOR(i, positions) FOR(j, positions) mask(i, j) = BEFORE(j, i) && REAL(j);
  return mask;
}

}  // namespace attention
