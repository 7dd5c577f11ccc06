#include "attention.hpp"

namespace attention {

// Each row is a head of true and a tail of false: the lower triangle, shifted.
Mask causal_mask(Index queries, Index keys) {
  Mask mask(queries, keys);
  for (Index i = 0; i < queries; ++i) {
    const Index seen = std::clamp<Index>(keys - (queries - 1 - i), 0, keys);
    mask.row(i).head(seen).fill(true);
    mask.row(i).tail(keys - seen).fill(false);
  }
  return mask;
}

}  // namespace attention
