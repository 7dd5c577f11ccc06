// mistake: causal_transposed  exercise: causal_mask
// The upper triangle, from the diagonal on.
#include <algorithm>

#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  visible.setZero();
  const Index shift = keys - queries;
  for (Index i = 0; i < queries; ++i) {
    // The row starts at the query's own position.
    const Index first = std::min(std::max<Index>(i + shift, 0), keys);
    std::fill(visible.data() + i * keys + first, visible.data() + (i + 1) * keys, true);
  }
  return visible;
}

}  // namespace attention
