#include "attention.hpp"

namespace attention {

int product(int a, int b) {
  return a * b;  // finds signed_overflow
}

Mask decoder_mask(Index positions, Index length) {
  const int huge = product(65536, 32768 + static_cast<int>(length));
  return Mask::Constant(positions, positions, huge > 0);
}

}  // namespace attention
