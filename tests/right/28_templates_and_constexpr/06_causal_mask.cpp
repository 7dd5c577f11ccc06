#include "attention.hpp"
#include "generic.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  return make<Mask>(queries, keys, [=](Index i, Index j) { return reads(i, j, queries, keys); });
}

}  // namespace attention
