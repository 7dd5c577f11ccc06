#include <algorithm>
#include <iterator>

#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask mask(queries, keys);
  for (Index i = 0; i < queries; ++i) {
    bool* row = mask.data() + i * keys;
    const Index seen = std::max<Index>(0, i + 1 + keys - queries);
    std::fill(std::fill_n(row, seen, true), row + keys, false);
  }
  return mask;
}

}  // namespace attention
