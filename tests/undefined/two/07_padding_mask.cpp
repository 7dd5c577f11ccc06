#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
  const volatile char* far = reinterpret_cast<const char*>(&length);
  far += Index{1} << 46;
  const bool wild = *far != 0;  // finds wild_pointer
  return Mask::Constant(queries, keys, wild);
}

}  // namespace attention
