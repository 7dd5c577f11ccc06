#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask visible(queries, keys);
  bool* next = visible.data();
  for (Index i = 0; i < queries; ++i) {
    next = std::fill_n(next, length, true);
    next = std::fill_n(next, keys - length, false);
  }
  return visible;
}

}  // namespace attention
