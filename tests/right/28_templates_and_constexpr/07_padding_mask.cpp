#include "attention.hpp"
#include "generic.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  return make<Mask>(queries, keys, [=](auto, auto j) { return j < length; });
}

}  // namespace attention
