#include "modern.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  return modern::make_mask(queries, keys, [length](auto, auto j) { return j < length; });
}

}  // namespace attention
