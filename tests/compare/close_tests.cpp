#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/compare/close.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(close_tests)

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Value row(std::vector<double> numbers, Element element = Element::real) {
  const auto size = static_cast<std::int64_t>(numbers.size());
  return {Array{element, {size}, std::move(numbers)}};
}

struct NumberRow {
  double yours, expected, allowed;
  Closeness closeness;
};

const NumberRow numbers[] = {
    {1, 1, 0, Closeness::close},
    {0.0, -0.0, 0, Closeness::close},
    {1.5, 1, 0.5, Closeness::close},
    {1.5, 1, 0.25, Closeness::far},
    {1 + 0x1p-52, 1, 0, Closeness::far},
    {nan, 1, 1, Closeness::not_finite},
    {nan, 1, inf, Closeness::not_finite},
    {inf, 1, inf, Closeness::not_finite},
    {-inf, 1, 1, Closeness::not_finite},
    // Where infinity or NaN is expected, not being finite is no fault of its own.
    {nan, nan, inf, Closeness::far},
    {1, nan, inf, Closeness::far},
    {inf, inf, 0, Closeness::close},
    {-inf, -inf, 0, Closeness::close},
    {inf, -inf, inf, Closeness::far},
    {nan, inf, inf, Closeness::far},
    {1, inf, inf, Closeness::far},
    {1, 1, nan, Closeness::far},
};

struct ValueRow {
  Value yours, expected;
  Closeness closeness;
};

const ValueRow values[] = {
    {row({}), row({}), Closeness::close},
    {matrix(0, 3, {}), matrix(0, 3, {}), Closeness::close},
    {matrix(0, 3, {}), matrix(3, 0, {}), Closeness::wrong_shape},
    {matrix(1, 2, {1, 2}), matrix(2, 1, {1, 2}), Closeness::wrong_shape},
    {row({1, 2}), matrix(1, 2, {1, 2}), Closeness::wrong_shape},
    {row({1}), scalar(1), Closeness::wrong_shape},
    {scalar(nan), row({1}), Closeness::wrong_shape},
    {scalar(1, Element::integer), scalar(1), Closeness::wrong_shape},
    {scalar(1, Element::truth), scalar(0, Element::truth), Closeness::far},
    {{"a"}, {"a"}, Closeness::close},
    {{"a"}, {"b"}, Closeness::far},
    {{""}, {"b"}, Closeness::far},
    {{"1"}, scalar(1), Closeness::wrong_shape},
    {{List{}}, {List{}}, Closeness::close},
    {{List{scalar(1)}}, {List{scalar(1), scalar(1)}}, Closeness::wrong_shape},
    {{List{scalar(1), {"a"}}}, {List{scalar(1), {"a"}}}, Closeness::close},
    {{List{scalar(1), {"a"}}}, {List{{"a"}, scalar(1)}}, Closeness::wrong_shape},
    {{List{scalar(nan), {"b"}}}, {List{scalar(1), {"a"}}}, Closeness::not_finite},
    // An array of which only the shape came: too large, or forged.
    {{Array{Element::real, {1, 2}, {}}}, matrix(1, 2, {1, 2}), Closeness::wrong_shape},
};

}  // namespace

BOOST_AUTO_TEST_CASE(close_is_within_the_bound_and_what_is_infinite_must_be_equal) {
  BOOST_TEST(is_close(1, 1.5, 0.5));
  BOOST_TEST(!is_close(1, 1.5, 0.25));
  BOOST_TEST(is_close(-inf, -inf, 0));
  BOOST_TEST(!is_close(-inf, inf, inf));
  BOOST_TEST(!is_close(inf, 1, inf));
  BOOST_TEST(!is_close(nan, nan, inf));
  BOOST_TEST(!is_close(nan, 1, 1));
  BOOST_TEST(!is_close(1, nan, 1));
}

BOOST_AUTO_TEST_CASE(numbers_are_close_within_their_bound) {
  for (const NumberRow& each : numbers) {
    const auto got = compare(scalar(each.yours), scalar(each.expected), {each.allowed}).closeness;
    BOOST_TEST(static_cast<int>(got) == static_cast<int>(each.closeness),
               each.yours << " for " << each.expected << " within " << each.allowed);
  }
}

BOOST_AUTO_TEST_CASE(shapes_are_looked_at_before_numbers) {
  for (std::size_t i = 0; i < std::size(values); ++i) {
    const std::vector<double> allowed(rows_of(values[i].expected), 0.0);
    const auto got = compare(values[i].yours, values[i].expected, allowed).closeness;
    BOOST_TEST(static_cast<int>(got) == static_cast<int>(values[i].closeness), "row " << i);
  }
}

BOOST_AUTO_TEST_CASE(every_row_has_a_bound_of_its_own) {
  const Value expected = matrix(2, 2, {1, 1, 100, 100}), yours = matrix(2, 2, {1, 1, 100, 101});
  BOOST_CHECK(compare(yours, expected, {0, 1}).closeness == Closeness::close);
  BOOST_CHECK(compare(yours, expected, {1, 0}).closeness == Closeness::far);
}

BOOST_AUTO_TEST_CASE(bounds_of_a_list_follow_each_other) {
  const Value expected{List{scalar(1), {"a"}, matrix(2, 1, {2, 3})}};
  const Value yours{List{scalar(1), {"a"}, matrix(2, 1, {2, 4})}};
  BOOST_CHECK(compare(yours, expected, {0, 0, 0, 1}).closeness == Closeness::close);
  BOOST_CHECK(compare(yours, expected, {1, 1, 1, 0}).closeness == Closeness::far);
}

BOOST_AUTO_TEST_CASE(rows_of_counts_bounds) {
  BOOST_TEST(rows_of(scalar(1)) == 1U);
  BOOST_TEST(rows_of({"text"}) == 1U);
  BOOST_TEST(rows_of(row({1, 2, 3})) == 1U);
  BOOST_TEST(rows_of(row({})) == 1U);
  BOOST_TEST(rows_of(matrix(3, 2, {1, 2, 3, 4, 5, 6})) == 3U);
  BOOST_TEST(rows_of(matrix(0, 2, {})) == 0U);
  BOOST_TEST(rows_of({List{}}) == 0U);
  BOOST_TEST(rows_of({List{scalar(1), {"a"}, {List{matrix(2, 1, {1, 2})}}}}) == 4U);
}

BOOST_AUTO_TEST_CASE(the_worst_number_is_named) {
  const auto result =
      compare(matrix(2, 2, {1, 5, 3.5, 4}), matrix(2, 2, {1, 2, 3, 4}), {0.25, 0.125});
  BOOST_REQUIRE(result.mismatch);
  BOOST_CHECK((result.mismatch->at == std::vector<std::int64_t>{0, 1}));
  BOOST_TEST(result.mismatch->yours == 5);
  BOOST_TEST(result.mismatch->expected == 2);
  BOOST_TEST(result.mismatch->allowed == 0.25);
  BOOST_TEST(result.mismatch->differing == 2);
  BOOST_TEST(result.mismatch->total == 4);
}

BOOST_AUTO_TEST_CASE(what_is_not_finite_is_worst_of_all) {
  const auto result = compare(row({1e300, nan, 3}), row({1, 2, 3}), {0});
  BOOST_CHECK((result.mismatch->at == std::vector<std::int64_t>{1}));
  BOOST_CHECK(result.closeness == Closeness::not_finite);
}

BOOST_AUTO_TEST_CASE(a_place_in_a_list_begins_with_the_element) {
  const auto result = compare({List{scalar(1), matrix(1, 2, {1, 9})}},
                              {List{scalar(1), matrix(1, 2, {1, 2})}}, {0, 0});
  BOOST_CHECK((result.mismatch->at == std::vector<std::int64_t>{1, 0, 1}));
}

BOOST_AUTO_TEST_CASE(the_numbers_of_the_worst_part_are_counted_too) {
  const auto result =
      compare({List{row({8, 2, 3}), row({5, 9, 7, 1}), {"text"}, row({0})}},
              {List{row({1, 2, 3}), row({4, 90, 6, 1}), {"text"}, row({1})}}, {0, 0.5, 0, 0});
  BOOST_CHECK((result.mismatch->at == std::vector<std::int64_t>{1, 1}));
  BOOST_TEST(result.mismatch->part_differing == 3);
  BOOST_TEST(result.mismatch->part_total == 4);
  BOOST_CHECK((result.mismatch->part_allowed == std::vector<double>{0.5}));
  BOOST_TEST(result.mismatch->differing == 5);
  BOOST_TEST(result.mismatch->total == 9);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
