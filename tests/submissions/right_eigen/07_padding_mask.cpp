#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible = Mask::Constant(queries, keys, false);
  visible.leftCols(length).setConstant(true);
  return visible;
}

}  // namespace attention
