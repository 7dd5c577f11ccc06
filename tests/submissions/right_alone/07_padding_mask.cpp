#include "attention.hpp"

namespace attention {

bool helper(Index j, Index length) {
  return !(j >= length);
}

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index j = 0; j < keys; ++j) visible.col(j).setConstant(helper(j, length));
  return visible;
}

}  // namespace attention
