#include "tables.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  tables::Truths visible;
  for (Index i = 0; i < queries; ++i) {
    const Index seen = std::clamp<Index>(i + 1 + keys - queries, 0, keys);
    std::vector<bool> row(std::size_t(seen), true);
    row.resize(std::size_t(keys), false);
    visible.push_back(row);
  }
  return tables::back(visible);
}

}  // namespace attention
