#include "attention.hpp"

namespace attention {

// The last query of a causal mask sees all keys that there are: so does every one of a padding
// mask, up to its length.
Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible = Mask::Constant(queries, keys, false);
  if (length > 0)
    for (Index i = 0; i < queries; ++i) visible.row(i).head(length) = causal_mask(1, length);
  return visible;
}

}  // namespace attention
