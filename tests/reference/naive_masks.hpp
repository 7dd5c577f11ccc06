// 06 to 08 once more, by counting instead of comparing; see naive.hpp.
#pragma once

#include "attention.hpp"

namespace naive {

using attention::Index;
using attention::Mask;

// From the last query upwards: it sees every key, and each one above sees one fewer.
inline Mask causal_mask(Index queries, Index keys) {
  Mask visible = Mask::Constant(queries, keys, false);
  Index seen = keys;
  for (Index i = queries; i > 0 && seen > 0; --i, --seen)
    for (Index j = 0; j < seen; ++j) visible(i - 1, j) = true;
  return visible;
}

// From the last key leftwards: the filling is taken out, a column at a time.
inline Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible = Mask::Constant(queries, keys, true);
  for (Index filling = keys - length, j = keys; filling > 0; --filling, --j)
    for (Index i = 0; i < queries; ++i) visible(i, j - 1) = false;
  return visible;
}

// Row by row: one position more each time, until the real ones are used up.
inline Mask decoder_mask(Index positions, Index length) {
  Mask visible = Mask::Constant(positions, positions, false);
  Index seen = 0;
  for (Index i = 0; i < positions; ++i) {
    if (seen < length) ++seen;
    for (Index j = 0; j < seen; ++j) visible(i, j) = true;
  }
  return visible;
}

}  // namespace naive
