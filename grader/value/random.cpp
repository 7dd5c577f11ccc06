#include "grader/value/random.hpp"

#include <bit>
#include <cstring>

namespace grader {

Random::Random(const Digest& seed) {
  static_assert(sizeof state_ == sizeof seed);
  std::memcpy(state_.data(), seed.data(), sizeof seed);
}

std::uint64_t Random::bits() {
  auto& s = state_;
  const std::uint64_t result = std::rotl(s[0] + s[3], 23) + s[0];
  const std::uint64_t t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = std::rotl(s[3], 45);
  return result;
}

double Random::uniform() {
  return static_cast<double>(bits() >> 11) * 0x1p-53;
}

double Random::normal() {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += uniform();
  return sum - 6;
}

std::int64_t Random::whole(std::int64_t smallest, std::int64_t largest) {
  const auto choices = static_cast<std::uint64_t>(largest - smallest) + 1;
  return smallest + static_cast<std::int64_t>((bits() >> 32) * choices >> 32);
}

}  // namespace grader
