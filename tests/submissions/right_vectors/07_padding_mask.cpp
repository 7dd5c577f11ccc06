#include "tables.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  std::vector<bool> row(static_cast<std::size_t>(keys), false);
  std::fill(row.begin(), row.begin() + length, true);
  return tables::back(tables::Truths(static_cast<std::size_t>(queries), row));
}

}  // namespace attention
