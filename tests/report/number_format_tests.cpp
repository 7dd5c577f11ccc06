#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/report/number_format.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(number_format_tests)

namespace {

// `numbers` as a table would write them.
std::string written(const std::vector<double>& numbers) {
  std::string all;
  for (const double number : numbers) all += format_number(number, choose_format(numbers)) + " ";
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(decimals_are_as_many_as_needed_and_four_at_most) {
  BOOST_TEST(written({1, 2, -3}) == "1 2 -3 ");
  BOOST_TEST(written({1, 0.5}) == "1.0 0.5 ");
  BOOST_TEST(written({1.0 / 3, 2}) == "0.3333 2.0000 ");
  BOOST_TEST(written({}) == "");
}

BOOST_AUTO_TEST_CASE(tiny_and_huge_numbers_have_an_exponent) {
  BOOST_TEST(written({1e-8, 2.5e-7}) == "1.0000e-08 2.5000e-07 ");
  BOOST_TEST(written({1e9, 1}) == "1.0000e+09 1.0000e+00 ");
}

BOOST_AUTO_TEST_CASE(what_is_not_finite_is_named) {
  const double infinity = std::numeric_limits<double>::infinity();
  BOOST_TEST(written({infinity, -infinity, 1}) == "inf -inf 1 ");
  BOOST_TEST(written({std::numeric_limits<double>::quiet_NaN()}) == "NaN ");
}

BOOST_AUTO_TEST_CASE(there_is_no_negative_zero) {
  BOOST_TEST(format_number(-0.00001, {false, 4}) == "0.0000");
  BOOST_TEST(format_number(-0.0, {false, 0}) == "0");
}

BOOST_AUTO_TEST_CASE(sharpened_shows_a_small_difference) {
  const NumberFormat format = sharpened({false, 4}, 0.25, 0.25000001);
  BOOST_TEST(format_number(0.25, format) == "0.25000000");
  BOOST_TEST(format_number(0.25000001, format) == "0.25000001");
  BOOST_TEST(sharpened({false, 4}, 1, 1).decimals == 4);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
