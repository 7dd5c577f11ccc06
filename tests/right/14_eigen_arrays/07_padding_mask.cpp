#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic> seen(queries, keys);
  seen.leftCols(length) = true;
  seen.rightCols(keys - length) = false;
  return seen.matrix();
}

}  // namespace attention
