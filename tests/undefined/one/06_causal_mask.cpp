#include "attention.hpp"

namespace attention {

Index depth(Index keys) {  // finds stack_overflow
  volatile char room[256] = {};
  return depth(keys + 1) + room[keys % 256];
}

Mask causal_mask(Index queries, Index keys) {
  return Mask::Constant(queries, keys, depth(keys) > 0);
}

}  // namespace attention
