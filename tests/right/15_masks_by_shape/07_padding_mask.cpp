#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask mask = Mask::Zero(queries, keys);
  mask.topLeftCorner(queries, length).setOnes();
  return mask;
}

}  // namespace attention
