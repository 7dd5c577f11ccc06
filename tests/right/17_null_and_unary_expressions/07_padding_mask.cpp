#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  return Mask::NullaryExpr(queries, keys, [=](Index, Index j) { return j < length; });
}

}  // namespace attention
