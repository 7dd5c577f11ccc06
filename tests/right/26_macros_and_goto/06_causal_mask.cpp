#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask mask(queries, keys);
  Index i = 0, j = 0;
next:
  mask(i, j) = j <= i + keys - queries;
  if (++j < keys) goto next;
  j = 0;
  if (++i < queries) goto next;
  return mask;
}

}  // namespace attention
