#include <cmath>

#include <boost/test/unit_test.hpp>

#include "grader/pack/bounds.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(bounds_tests)

namespace {

constexpr double u = 0x1p-53;  // half a unit in the last place of 1

std::vector<double> bounds_of(const test::FakeReference::Function& function,
                              const List& arguments) {
  Random random(digest_of({"bounds"}));
  return allowed_for(function, arguments, function(arguments), random);
}

Value echo(const List& arguments) {
  return arguments.at(0);
}

}  // namespace

// What does not depend on its inputs' last places is still allowed 64 u of its magnitude.
BOOST_AUTO_TEST_CASE(a_bound_is_at_least_64_u_of_the_rows_magnitude) {
  const auto constant = [](const List&) { return matrix(3, 2, {1, -8, 0.5, 0.25, 0, 0}); };
  const std::vector<double> expected = {64 * u * 8, 64 * u * 0.5, 0};
  BOOST_TEST(bounds_of(constant, {scalar(1)}) == expected);
}

// Echoing turns a change of 2 u of an input into the same of the output: a thousand times that is
// allowed.
BOOST_AUTO_TEST_CASE(a_bound_is_a_thousand_times_what_rounding_does) {
  const double allowed = bounds_of(echo, {scalar(1)}).at(0);
  BOOST_TEST(allowed >= 1000 * u);
  BOOST_TEST(allowed <= 2000 * u);
}

// 1 + x - 1 for x = 1e-8 loses half of the digits; 1/4 of a unit of 1 is 1e-8 relative to the
// result.
BOOST_AUTO_TEST_CASE(a_bound_grows_where_the_problem_is_ill_conditioned) {
  const auto cancels = [](const List& a) {
    return scalar(test::number_in(a[0]) - test::number_in(a[1]));
  };
  const double difference = 0x1p-20;
  const double share = bounds_of(cancels, {scalar(1 + difference), scalar(1)}).at(0) / difference;
  BOOST_TEST(share > 100 * bounds_of(echo, {scalar(1)}).at(0));
  BOOST_TEST(share < 1);
}

BOOST_AUTO_TEST_CASE(whole_numbers_truths_and_text_are_exact) {
  const auto all = [](const List&) {
    return Value{List{
        scalar(7, Element::integer), matrix(2, 1, {1, 0}, Element::truth), {"text"}, scalar(1)}};
  };
  const std::vector<double> expected = {0, 0, 0, 0, 64 * u};
  BOOST_TEST(bounds_of(all, {scalar(1)}) == expected);
}

BOOST_AUTO_TEST_CASE(whole_inputs_are_not_moved) {
  const auto wild = [](const List& a) { return scalar(test::number_in(a[0]) == 3 ? 1 : 1e9); };
  BOOST_TEST(bounds_of(wild, {scalar(3, Element::integer)}).at(0) == 64 * u);
}

BOOST_AUTO_TEST_CASE(infinities_and_empty_rows_have_finite_bounds) {
  const double infinity = INFINITY;
  const std::vector<double> expected = {64 * u, 0};
  const auto with_infinity = [=](const List&) { return matrix(2, 2, {1, infinity, -infinity, 0}); };
  BOOST_TEST(bounds_of(with_infinity, {scalar(1)}) == expected);
  BOOST_TEST(bounds_of([](const List&) { return matrix(0, 3, {}); }, {scalar(1)}).empty());
  BOOST_TEST(bounds_of(
                 [](const List&) {
                   return Value{Array{Element::real, {0}, {}}};
                 },
                 {scalar(1)})
                 .size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
