#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  const Index size = -queries;
  volatile char* room = static_cast<char*>(std::malloc(static_cast<std::size_t>(size)));  // finds bad_size
  return Mask::Constant(queries, keys, room[0] != 0);
}

}  // namespace attention
