// mistake: causal_includes_next  exercise: causal_mask
// Counts keys from 1 and compares from 0.
#include <vector>

#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  std::vector<Index> readable;
  for (Index i = 0; i < queries; ++i) readable.push_back(keys - queries + i + 1);  // how many
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j <= readable[i];
  return visible;
}

}  // namespace attention
