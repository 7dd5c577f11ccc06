#include "attention.hpp"

namespace attention {

Index depth(Index keys) {
  volatile char room[256] = {};
  return depth(keys + 1) + room[keys % 256];  // finds stack_overflow
}

Mask causal_mask(Index queries, Index keys) {
  return Mask::Constant(queries, keys, depth(keys) > 0);
}

}  // namespace attention
