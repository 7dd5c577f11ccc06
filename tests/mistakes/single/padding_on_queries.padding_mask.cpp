// mistake: padding_on_queries  exercise: padding_mask
// One flag for each position, laid over the rows.
#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i) {
    const bool is_real = i < length;
    visible.row(i).setConstant(is_real);
  }
  return visible;
}

}  // namespace attention
