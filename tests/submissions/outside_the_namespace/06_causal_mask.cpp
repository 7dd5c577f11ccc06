#include "attention.hpp"

using attention::Index;

// A function of its own, beside the one that was asked for.
attention::Mask causal_mask(Index queries, Index keys) {
  attention::Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) visible(i, j) = j <= i + keys - queries;
  return visible;
}
