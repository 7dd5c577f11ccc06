#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  return Mask::NullaryExpr(queries, keys,
                           [&](Index i, Index j) { return i - j >= queries - keys; });
}

}  // namespace attention
