#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  return Mask::NullaryExpr(queries, keys,
                           [&](Index i, Index j) { return j - keys <= i - queries; });
}

}  // namespace attention
