#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask visible = Mask::Constant(queries, keys, false);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys && j <= i + keys - queries; ++j) visible(i, j) = true;
  return visible;
}

}  // namespace attention
