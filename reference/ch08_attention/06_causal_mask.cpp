// 06  Nobody reads what comes after it.
//
//     M_ij = (j <= i + (m - n))          counted from 0
//
//     n queries      m keys      M (n, m): true where query i may read position j
//
// The last query stands at the last key, so query i stands at position i + (m - n) and may read up
// to there, itself included. With n > m the first queries stand before everything and read nothing.
#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask visible(queries, keys);
  for (Index i = 0; i < queries; ++i) {
    const Index own = i + (keys - queries);  // where query i stands; negative before the first key
    for (Index j = 0; j < keys; ++j) visible(i, j) = j <= own;
  }
  return visible;
}

}  // namespace attention
