// mistake: causal_excludes_self  exercise: causal_mask
// Only the past.
#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  return Mask::NullaryExpr(queries, keys, [=](Index query, Index key) {
    const Index position = query + keys - queries;
    return key < position;  // only what came before
  });
}

}  // namespace attention
