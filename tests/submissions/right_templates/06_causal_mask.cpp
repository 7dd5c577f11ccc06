#include "modern.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  return modern::make_mask(queries, keys,
                           [=](Index i, Index j) { return keys - j >= queries - i; });
}

}  // namespace attention
