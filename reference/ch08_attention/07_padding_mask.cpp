// 07  Nobody reads what was only filled in.
//
//     M_ij = (j < length)          counted from 0
//
//     n queries      m keys      M (n, m): true where query i may read position j
//
// It speaks of what is read, never of who reads: all rows are alike.
#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  visible.leftCols(length).setConstant(true);           // 1. the real positions
  visible.rightCols(keys - length).setConstant(false);  // 2. the filling
  return visible;
}

}  // namespace attention
