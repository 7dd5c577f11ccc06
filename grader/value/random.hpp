// Our own random numbers: every platform, compiler and library draws the same bits from the same
// seed.
#pragma once

#include <array>
#include <cstdint>

#include "grader/base/digest.hpp"

namespace grader {

// xoshiro256++ of Blackman and Vigna (2019), seeded with the 32 bytes of a digest.
class Random {
 public:
  explicit Random(const Digest& seed);

  std::uint64_t bits();

  // Evenly from [0, 1), in steps of 2^-53.
  double uniform();

  // Mean 0, variance 1, within [-6, 6]: the sum of twelve uniform numbers less six. Only additions,
  // so no mathematical library has a say in the last bit.
  double normal();

  // A whole number from `smallest` to `largest`, both included. Requires: smallest <= largest,
  // fewer than 2^32 apart.
  std::int64_t whole(std::int64_t smallest, std::int64_t largest);

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace grader
