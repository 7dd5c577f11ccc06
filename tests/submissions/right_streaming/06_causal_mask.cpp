#include "attention.hpp"

namespace attention {

// Walks down the rows; each query sees one position more than the one before.
Mask causal_mask(Index queries, Index keys) {
  Mask visible = Mask::Zero(queries, keys);
  Index seen = keys - queries;
  for (Index i = 0; i < queries; ++i) {
    ++seen;
    for (Index j = 0; j < seen; ++j) visible(i, j) = true;
  }
  return visible;
}

}  // namespace attention
