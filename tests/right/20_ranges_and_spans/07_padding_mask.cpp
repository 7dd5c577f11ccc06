#include "attention.hpp"
#include "rows.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask mask(queries, keys);
  std::ranges::fill(std::span(mask.data(), std::size_t(mask.size())), false);
  for (Index i = 0; i < queries; ++i)
    std::ranges::fill(std::span(mask.data() + i * keys, std::size_t(length)), true);
  return mask;
}

}  // namespace attention
