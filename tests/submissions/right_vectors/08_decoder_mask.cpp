#include "tables.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  tables::Truths visible;
  for (Index seen = 1; seen <= positions; ++seen) {
    std::vector<bool> row(std::size_t(positions), false);
    std::fill_n(row.begin(), std::min(seen, length), true);
    visible.push_back(std::move(row));
  }
  return tables::back(visible);
}

}  // namespace attention
