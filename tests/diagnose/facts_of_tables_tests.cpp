#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/diagnose/facts.hpp"
#include "tests/support/seen.hpp"

namespace grader {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Value wide = matrix(2, 3, {0.3, -1.7, 2.9, 5.1, 0.7, -3.3});
const Value wide_transposed = matrix(3, 2, {0.3, 5.1, -1.7, 0.7, 2.9, -3.3});
const Value square = matrix(3, 3, {1.1, 2.3, 3.7, 4.3, 5.9, 6.1, 7.7, 8.9, 9.1});
const Value square_transposed = matrix(3, 3, {1.1, 4.3, 7.7, 2.3, 5.9, 8.9, 3.7, 6.1, 9.1});

Value with(const Value& value, std::size_t place, double number) {
  Value made = value;
  std::get<Array>(made.content).numbers.at(place) = number;
  return made;
}

struct Place : test::Seen {
  std::string fact() const {
    const auto found = find_fact(exercise, observations);
    return found ? found->mistake : "nothing";
  }
  std::string said() const {
    const auto found = find_fact(exercise, observations);
    return found ? found->message.en : "nothing";
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(facts_of_tables_tests, Place)

// ---- What only looks so
// ---------------------------------------------------------------------------

// An answer too large to send comes as its shape alone; a forged one may have any shape.
BOOST_AUTO_TEST_CASE(a_shape_without_numbers_is_no_table) {
  const Value bare{Array{Element::real, {3, 2}, {}}};
  add(wide, bare);
  add(wide, bare);
  BOOST_TEST(fact() == "nothing");
}

// Rows in their places are not in another order, however near to nothing the wrong number is.
BOOST_AUTO_TEST_CASE(a_little_where_nothing_is_right_moves_no_row) {
  const Value expected = matrix(2, 2, {1, 2, 0, 0});
  add(expected, with(expected, 3, 1e-18));
  add(expected, with(expected, 2, -1e-18));
  BOOST_TEST(fact() != "fact.permuted_rows");
}

// ---- An input -----------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(an_input_unchanged) {
  const Value x = matrix(2, 2, {3, 1, 4, 1}), y = matrix(1, 2, {5, 9});
  add(wide, x, {scalar(1), x});
  add(square, y, {scalar(2), y});
  BOOST_TEST(said() ==
             "Your result is `b`, unchanged. Does what you have calculated reach the line that "
             "returns?");
}

BOOST_AUTO_TEST_CASE(one_number_off_is_not_the_input) {
  const Value x = matrix(2, 2, {3, 1, 4, 1}), y = matrix(1, 2, {5, 9});
  add(wide, x, {x});
  add(square, with(y, 1, 9.000001), {y});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(another_input_in_another_case_is_none) {
  const Value x = matrix(2, 2, {3, 1, 4, 1}), y = matrix(1, 2, {5, 9});
  add(wide, x, {x, y});
  add(square, x, {y, x});
  BOOST_TEST(fact() == "nothing");
}

// A number that comes out is often an input by chance.
BOOST_AUTO_TEST_CASE(only_matrices_are_taken_for_inputs) {
  add(scalar(4), scalar(3), {scalar(3)});
  add(scalar(5), scalar(2), {scalar(2)});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_case_without_that_argument_is_no_crash) {
  const Value x = matrix(2, 2, {3, 1, 4, 1});
  add(wide, x, {x});
  exercise.info.functions = {"f", "g"};
  exercise.info.arguments = {{"a", "b"}, {"c"}};
  add(wide, x, {x});
  BOOST_TEST(fact() == "nothing");
}

// ---- Rows and columns exchanged -----------------------------------------------------------------

BOOST_AUTO_TEST_CASE(rows_and_columns_exchanged) {
  add(wide, wide_transposed);
  add(square, square_transposed);
  BOOST_TEST(said() ==
             "Your numbers are right, but rows and columns have changed places. What should a row "
             "of the result stand for?");
}

BOOST_AUTO_TEST_CASE(exchanged_beside_what_is_infinite) {
  add(with(wide, 1, -infinity), with(wide_transposed, 2, -infinity));
  BOOST_TEST(fact() == "fact.transposed");
}

BOOST_AUTO_TEST_CASE(a_row_that_became_a_column) {
  add(matrix(1, 3, {1, 2, 3}), matrix(3, 1, {1, 2, 3}));
  BOOST_TEST(fact() == "fact.transposed");
}

BOOST_AUTO_TEST_CASE(one_number_off_is_not_transposed) {
  add(wide, with(wide_transposed, 4, 2.8));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(one_case_that_is_not_transposed_is_enough) {
  add(wide, wide_transposed);
  add(square, with(square, 4, 0));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(the_same_numbers_in_another_shape_are_not_transposed) {
  add(wide, matrix(3, 2, {0.3, -1.7, 2.9, 5.1, 0.7, -3.3}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(nan_is_never_transposed) {
  add(with(wide, 1, std::nan("")), with(wide_transposed, 2, std::nan("")));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(what_is_no_matrix_is_not_transposed) {
  add({List{wide}}, Value{List{wide_transposed}});
  BOOST_TEST(fact() == "nothing");
}

// ---- Another order ------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(rows_in_another_order) {
  add(square, matrix(3, 3, {7.7, 8.9, 9.1, 1.1, 2.3, 3.7, 4.3, 5.9, 6.1}));
  add(wide, matrix(2, 3, {5.1, 0.7, -3.3, 0.3, -1.7, 2.9}));
  BOOST_TEST(said() ==
             "Your rows are the expected ones in another order. Which row should come first, and "
             "what decides your order?");
}

BOOST_AUTO_TEST_CASE(columns_in_another_order) {
  add(square, matrix(3, 3, {3.7, 1.1, 2.3, 6.1, 4.3, 5.9, 9.1, 7.7, 8.9}));
  add(wide, matrix(2, 3, {2.9, 0.3, -1.7, -3.3, 5.1, 0.7}));
  BOOST_TEST(said() ==
             "Your columns are the expected ones in another order. Which column should come first, "
             "and what decides your order?");
}

BOOST_AUTO_TEST_CASE(one_number_off_is_no_order) {
  add(square, matrix(3, 3, {7.7, 8.9, 9.1, 1.1, 2.3, 3.7, 4.3, 5.9, 6.2}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_row_that_comes_twice_is_no_order) {
  add(square, matrix(3, 3, {7.7, 8.9, 9.1, 7.7, 8.9, 9.1, 4.3, 5.9, 6.1}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_row_that_should_come_twice_and_comes_once_is_no_order) {
  add(matrix(3, 2, {1.1, 2.3, 1.1, 2.3, 5.9, 6.1}), matrix(3, 2, {1.1, 2.3, 5.9, 6.1, 5.9, 6.1}));
  BOOST_TEST(fact() == "nothing");
  observations.clear();
  add(matrix(3, 2, {1.1, 2.3, 1.1, 2.3, 5.9, 6.1}), matrix(3, 2, {1.1, 2.3, 5.9, 6.1, 1.1, 2.3}));
  BOOST_TEST(fact() == "fact.permuted_rows");
}

BOOST_AUTO_TEST_CASE(rows_in_one_case_and_columns_in_another_are_neither) {
  add(square, matrix(3, 3, {7.7, 8.9, 9.1, 1.1, 2.3, 3.7, 4.3, 5.9, 6.1}));
  add(wide, matrix(2, 3, {2.9, 0.3, -1.7, -3.3, 5.1, 0.7}));
  BOOST_TEST(fact() == "nothing");
}

// In a single column or row every exchange is of "rows" or "columns": that says little.
BOOST_AUTO_TEST_CASE(a_single_row_and_a_single_column_have_no_order) {
  Place other;
  add(matrix(3, 1, {1.1, 2.3, 3.9}), matrix(3, 1, {3.9, 1.1, 2.3}));
  other.add(matrix(1, 3, {1.1, 2.3, 3.9}), matrix(1, 3, {3.9, 1.1, 2.3}));
  BOOST_TEST(fact() == "nothing");
  BOOST_TEST(other.fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(what_holds_of_whole_tables_holds_of_no_list) {
  const Value turned = matrix(2, 3, {5.1, 0.7, -3.3, 0.3, -1.7, 2.9});
  add({List{wide, wide}}, Value{List{turned, turned}});
  BOOST_TEST(fact() == "nothing");
}

// ---- What there is nothing of -------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(small_and_empty_results_say_nothing_and_crash_nothing) {
  const Value empty_list{List{}}, empty = matrix(0, 3, {}), text{"text"};
  const Value flat{Array{Element::real, {2}, {1, 2}}};
  std::vector<Value> values = {scalar(1),
                               scalar(1, Element::truth),
                               matrix(1, 1, {1}),
                               flat,
                               wide,
                               matrix(0, 0, {}),
                               matrix(3, 0, {}),
                               empty,
                               text,
                               empty_list};
  for (const Value& value : std::vector(values)) values.push_back({List{value}});
  values.push_back({List{empty, empty}});
  for (const Value& expected : values)
    for (const Value& yours : values) {
      Place place;
      place.exercise.info.traits = {
          .rows_sum_to = 1, .readable = "a", .blocks = "b", .block = {"b", ""}};
      place.add(expected, yours, {matrix(1, 1, {0}, Element::truth), scalar(2, Element::integer)});
      if (place.observations[0].right) continue;
      const std::string said = place.fact();
      BOOST_TEST((said == "nothing" || said == "fact.transposed"), said);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
