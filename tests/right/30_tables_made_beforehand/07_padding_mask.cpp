#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  std::vector<bool> one(std::size_t(keys), false);
  for (Index j = 0; j < length; ++j) one[std::size_t(j)] = true;
  Mask mask(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j) mask(i, j) = one[std::size_t(j)];
  return mask;
}

}  // namespace attention
