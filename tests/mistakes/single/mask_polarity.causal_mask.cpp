// mistake: mask_polarity  exercise: causal_mask
// A mask masks.
#include "attention.hpp"

namespace attention {

// True is what has to be hidden: everything after the query's own position.
Mask causal_mask(Index queries, Index keys) {
  Mask masked = Mask::Constant(queries, keys, false);
  for (Index i = 0; i < queries; ++i)
    for (Index j = keys; j-- > 0;) {
      if (j <= i + keys - queries) break;
      masked(i, j) = true;
    }
  return masked;
}

}  // namespace attention
