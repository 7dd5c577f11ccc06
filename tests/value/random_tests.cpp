#include <cmath>

#include <boost/test/unit_test.hpp>

#include "grader/value/random.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(random_tests)

namespace {

// The state as 64-bit words, in the order of the bytes.
Random seeded(std::array<std::uint64_t, 4> words) {
  Digest seed;
  for (std::size_t i = 0; i < seed.size(); ++i)
    seed[i] = static_cast<std::uint8_t>(words[i / 8] >> (8 * (i % 8)));
  return Random(seed);
}

}  // namespace

// By a script of its own, from Blackman and Vigna's definition of xoshiro256++ (and the vector that
// the `rand_xoshiro` package tests itself with).
BOOST_AUTO_TEST_CASE(bits_are_those_of_xoshiro256_plus_plus) {
  Random random = seeded({1, 2, 3, 4});
  const std::uint64_t expected[] = {41943041, 58720359, 3588806011781223, 3591011842654386,
                                    9228616714210784205U};
  for (const std::uint64_t each : expected) BOOST_TEST(random.bits() == each);
}

BOOST_AUTO_TEST_CASE(bits_of_another_seed) {
  Random random =
      seeded({0x0101010101010101, 0x0202020202020202, 0x0303030303030303, 0x0404040404040404});
  const std::uint64_t expected[] = {0x8383838383838383, 0xeaeaeaeaeaeaeaea, 0xb7b7b7b7b7b7b7b6,
                                    0xdfdfdfdddd601c1b};
  for (const std::uint64_t each : expected) BOOST_TEST(random.bits() == each);
}

// The upper 53 of the bits above, in units of 2^-53.
BOOST_AUTO_TEST_CASE(uniform_takes_the_upper_53_bits) {
  Random random = seeded({1, 2, 3, 4});
  BOOST_TEST(random.uniform() == 0x1p-53 * (41943041 >> 11));
  BOOST_TEST(random.uniform() == 0x1p-53 * (58720359 >> 11));
  BOOST_TEST(random.uniform() == 0x1p-53 * static_cast<double>(3588806011781223 >> 11));
}

BOOST_AUTO_TEST_CASE(uniform_stays_within_its_range_and_is_even) {
  Random random(digest_of({"uniform"}));
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double x = random.uniform();
    BOOST_REQUIRE(x >= 0);
    BOOST_REQUIRE(x < 1);
    sum += x;
  }
  BOOST_TEST(std::abs(sum / 10000 - 0.5) < 0.02);  // seven standard deviations
}

BOOST_AUTO_TEST_CASE(normal_has_mean_0_and_variance_1) {
  Random random(digest_of({"normal"}));
  double sum = 0, squares = 0;
  for (int i = 0; i < 10000; ++i) {
    const double x = random.normal();
    BOOST_REQUIRE(std::abs(x) <= 6);
    sum += x;
    squares += x * x;
  }
  BOOST_TEST(std::abs(sum / 10000) < 0.07);
  BOOST_TEST(std::abs(squares / 10000 - 1) < 0.1);
}

BOOST_AUTO_TEST_CASE(whole_reaches_both_ends_and_nothing_else) {
  Random random(digest_of({"whole"}));
  int seen[4] = {};
  for (int i = 0; i < 1000; ++i) {
    const std::int64_t x = random.whole(-1, 2);
    BOOST_REQUIRE(x >= -1);
    BOOST_REQUIRE(x <= 2);
    ++seen[x + 1];
  }
  for (const int count : seen) BOOST_TEST(count > 150);
  BOOST_TEST(random.whole(5, 5) == 5);
}

BOOST_AUTO_TEST_CASE(the_same_seed_draws_the_same) {
  Random one(digest_of({"a"})), two(digest_of({"a"})), other(digest_of({"b"}));
  BOOST_TEST(one.bits() == two.bits());
  BOOST_TEST(one.bits() != other.bits());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
