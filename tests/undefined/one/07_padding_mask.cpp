#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  const Index share = keys / (queries - queries);  // finds division_by_zero
  return Mask::Constant(queries, keys, share > length);
}

}  // namespace attention
