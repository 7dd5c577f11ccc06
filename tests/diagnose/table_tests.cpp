#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/diagnose/table.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(table_tests)

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Value row(std::vector<double> numbers) {
  const auto length = static_cast<std::int64_t>(numbers.size());
  return {Array{Element::real, {length}, std::move(numbers)}};
}

Trial wanting(Value expected, std::vector<double> allowed) {
  return {.arguments = {}, .expected = std::move(expected), .allowed = std::move(allowed)};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_matrix_is_a_table_with_a_bound_for_each_row) {
  const Trial trial = wanting(matrix(2, 3, {1, 2, 3, 4, 5, 6}), {0.5, 2});
  const Value yours = matrix(2, 3, {1, 2, 4, 4, 6, nan});
  const auto tables = tables_of(yours, trial);
  BOOST_REQUIRE(tables.size() == 1U);
  const Table& table = tables[0];
  BOOST_TEST((table.rows == 2U && table.columns == 3U));
  BOOST_TEST(table.mine(0, 2) == 4);
  BOOST_TEST(table.want(1, 0) == 4);
  BOOST_TEST(table.wrong(0, 2));
  BOOST_TEST(!table.wrong(1, 1));
  BOOST_TEST(table.wrong(1, 2));
  BOOST_TEST(!table.wrong(0, 0));
}

BOOST_AUTO_TEST_CASE(a_number_and_a_flat_array_are_one_row) {
  const Trial number = wanting(scalar(1), {0.5});
  const Value one = scalar(2);
  BOOST_TEST(tables_of(one, number).at(0).rows == 1U);
  BOOST_TEST(tables_of(one, number).at(0).columns == 1U);
  BOOST_TEST(tables_of(one, number).at(0).wrong(0, 0));
  const Trial flat = wanting(row({1, 2, 3}), {0.5});
  const Value yours = row({1, 2, 4});
  BOOST_TEST(tables_of(yours, flat).at(0).rows == 1U);
  BOOST_TEST(tables_of(yours, flat).at(0).columns == 3U);
  BOOST_TEST(tables_of(yours, flat).at(0).wrong(0, 2));
}

BOOST_AUTO_TEST_CASE(another_shape_has_no_tables) {
  const Trial trial = wanting(matrix(1, 2, {1, 2}), {0});
  BOOST_TEST(tables_of(matrix(2, 1, {1, 2}), trial).empty());
  BOOST_TEST(tables_of(matrix(1, 2, {1, 2}, Element::truth), trial).empty());
  BOOST_TEST(tables_of(row({1, 2}), trial).empty());
  BOOST_TEST(tables_of({List{matrix(1, 2, {1, 2})}}, trial).empty());
  BOOST_TEST(tables_of({"text"}, trial).empty());
}

BOOST_AUTO_TEST_CASE(a_list_has_a_table_for_each_array_with_its_own_bounds) {
  const auto list = [](double x) {
    return Value{List{matrix(2, 1, {1, 2}), Value{List{scalar(3), matrix(0, 2, {})}}, scalar(x)}};
  };
  const Value yours = list(7);
  const Trial trial = wanting(list(4), {1, 2, 3, 4});
  const auto tables = tables_of(yours, trial);
  BOOST_REQUIRE(tables.size() == 4U);
  BOOST_TEST(tables[0].allowed == (std::vector<double>{1, 2}));
  BOOST_TEST(tables[1].allowed == std::vector<double>{3});
  BOOST_TEST(tables[2].allowed.empty());
  BOOST_TEST(tables[2].rows == 0U);
  BOOST_TEST(tables[3].allowed == std::vector<double>{4});
  BOOST_TEST(tables[3].mine(0, 0) == 7);
}

// A text has a bound of its own, which belongs to no table.
BOOST_AUTO_TEST_CASE(texts_between_arrays_move_no_bounds) {
  const auto list = [](double x) {
    return Value{List{Value{"text"}, scalar(x), Value{"text"}, matrix(1, 2, {x, 1})}};
  };
  const Value yours = list(7);
  const Trial trial = wanting(list(4), {0, 2, 0, 4});
  const auto tables = tables_of(yours, trial);
  BOOST_REQUIRE(tables.size() == 2U);
  BOOST_TEST(tables[0].allowed == std::vector<double>{2});
  BOOST_TEST(tables[1].allowed == std::vector<double>{4});
  BOOST_TEST(tables[1].columns == 2U);
}

BOOST_AUTO_TEST_CASE(rows_and_columns_of_what_has_none) {
  BOOST_TEST(rows_in(std::get<Array>(matrix(0, 3, {}).content)) == 0U);
  BOOST_TEST(columns_in(std::get<Array>(matrix(0, 3, {}).content)) == 3U);
  BOOST_TEST(columns_in(std::get<Array>(matrix(3, 0, {}).content)) == 0U);
  BOOST_TEST(array_in({"text"}) == nullptr);
  BOOST_TEST(array_in({List{}}) == nullptr);
}

BOOST_AUTO_TEST_CASE(arguments_are_found_by_the_names_of_the_cases_function) {
  PackedExercise exercise;
  exercise.info.functions = {"f", "g"};
  exercise.info.arguments = {{"a", "b"}, {"b"}};
  Trial trial = wanting(scalar(1), {0});
  trial.arguments = {scalar(10)};
  exercise.cases = {{.function = 1, .trials = {trial}}};
  const Value yours = scalar(2);
  const Failure failure{exercise, 0, exercise.cases[0].trials[0], yours, {}};
  BOOST_REQUIRE(failure.argument("b") != nullptr);
  BOOST_CHECK(*failure.argument("b") == scalar(10));
  BOOST_TEST(failure.argument("a") == nullptr);
  BOOST_TEST(failure.argument("") == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
