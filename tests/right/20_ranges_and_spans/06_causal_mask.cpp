#include "attention.hpp"
#include "rows.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  Mask mask(queries, keys);
  for (Index i = 0; i < queries; ++i) {
    const std::span<bool> seen(mask.data() + i * keys, std::size_t(keys));
    std::ranges::generate(seen, [j = queries - keys - i]() mutable { return j++ <= 0; });
  }
  return mask;
}

}  // namespace attention
