#include "attention.hpp"

namespace attention {

// Where a row of false ends: all masks are windows into one row of true and false.
Mask causal_mask(Index queries, Index keys) {
  std::vector<char> row(std::size_t(2 * (queries + keys)), 0);
  std::fill_n(row.begin(), queries + keys, char(1));
  Mask mask(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) mask(i, j) = row[std::size_t(2 * queries - 1 - i + j)] != 0;
  return mask;
}

}  // namespace attention
