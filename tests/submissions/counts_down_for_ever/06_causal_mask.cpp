#include "attention.hpp"

namespace attention {

// An unsigned number is never below 0: after row 0 comes a row that does not exist.
Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (std::size_t i = static_cast<std::size_t>(queries) - 1; i >= 0; --i)
    for (Index j = 0; j < keys; ++j)
      visible(static_cast<Index>(i), j) = j <= static_cast<Index>(i) + keys - queries;
  return visible;
}

}  // namespace attention
