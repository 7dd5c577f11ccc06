// mistake: padding_on_both  exercise: padding_mask
// Nobody reads padding, and padding reads nobody.
#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask real(queries, keys);
  for (Index at = 0; at < queries * keys; ++at) {
    const Index query = at / keys, key = at % keys;
    real.data()[at] = query < length && key < length;
  }
  return real;
}

}  // namespace attention
