#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/diagnose/facts.hpp"
#include "tests/support/seen.hpp"

namespace grader {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

const Value square = matrix(3, 3, {1.1, 2.3, 3.7, 4.3, 5.9, 6.1, 7.7, 8.9, 9.1});
const Value wide = matrix(2, 4, {0.3, -1.7, 2.9, 0.9, 5.1, 0.7, -3.3, 1.3});
// What may be read: nothing by the second row of the square one, nothing by the first of the other.
const Value reads_of_square = matrix(3, 3, {1, 1, 0, 0, 0, 0, 0, 1, 1}, Element::truth);
const Value reads_of_wide = matrix(2, 4, {0, 0, 0, 0, 1, 0, 1, 1}, Element::truth);

Value with(const Value& value, const std::map<std::size_t, double>& numbers) {
  Value made = value;
  for (const auto& [place, number] : numbers)
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

struct Readable : Place {
  Readable() { exercise.info.traits.readable = "b"; }
  void see_square(const std::map<std::size_t, double>& numbers) {
    add(square, with(square, numbers), {scalar(0), reads_of_square});
  }
  void see_wide(const std::map<std::size_t, double>& numbers) {
    add(wide, with(wide, numbers), {scalar(0), reads_of_wide});
  }
};

struct Sums : Place {
  Sums() { exercise.info.traits.rows_sum_to = 1; }
};

struct Blocks : Place {
  Blocks() {
    exercise.info.traits.blocks = "b";
    exercise.info.traits.block = {"pair", "对"};
  }
  void see(const Value& expected, const std::map<std::size_t, double>& numbers, double blocks) {
    add(expected, with(expected, numbers), {scalar(0), scalar(blocks, Element::integer)});
  }
};

}  // namespace

// ---- Not a number where nothing may be read -----------------------------------------------------

BOOST_FIXTURE_TEST_SUITE(facts_of_rows_that_read_nothing, Readable)

BOOST_AUTO_TEST_CASE(not_a_number_just_there) {
  see_square({{3, nan}, {4, nan}, {5, nan}});
  see_wide({{0, nan}, {1, nan}, {2, nan}, {3, nan}});
  BOOST_TEST(said() ==
             "You get NaN, and only in rows where `b` leaves nothing. Follow one of these rows by "
             "hand: where does the first NaN come from?");
}

BOOST_AUTO_TEST_CASE(not_a_number_elsewhere_too) {
  see_square({{0, nan}, {3, nan}, {4, nan}, {5, nan}});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(another_wrong_number_elsewhere) {
  see_square({{0, 1.2}, {3, nan}, {4, nan}, {5, nan}});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(rows_of_a_result_of_other_columns) {
  const Value narrow = matrix(3, 2, {1, 2, 3, 4, 5, 6});
  add(narrow, with(narrow, {{2, nan}, {3, nan}}), {scalar(0), reads_of_square});
  BOOST_TEST(fact() == "fact.nan_where_nothing");
}

BOOST_AUTO_TEST_CASE(without_the_argument_nothing_is_said) {
  exercise.info.traits.readable = "c";
  see_square({{3, nan}, {4, nan}, {5, nan}});
  exercise.info.traits.readable = "";
  BOOST_TEST(fact() == "nothing");
}

// ---- Wrong just where nothing may be read -------------------------------------------------------

BOOST_AUTO_TEST_CASE(wrong_just_where_nothing_may_be_read) {
  see_square({{2, 0.5}, {6, 0.5}});
  see_wide({{5, nan}});
  BOOST_TEST(said() ==
             "Your numbers are wrong only at the places that `b` excludes; all others are right. "
             "What should stand there, and do you set it?");
}

BOOST_AUTO_TEST_CASE(one_wrong_number_that_may_be_read) {
  see_square({{2, 0.5}, {6, 0.5}, {7, 9}});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(one_case_with_a_wrong_number_that_may_be_read) {
  see_square({{2, 0.5}, {6, 0.5}});
  see_wide({{4, 5}});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(places_of_another_shape_are_not_compared) {
  const Value narrow = matrix(3, 2, {1, 2, 3, 4, 5, 6});
  add(narrow, with(narrow, {{2, 9}}), {scalar(0), reads_of_square});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(what_may_be_read_is_no_text_and_no_list) {
  for (const Value& strange : {Value{"text"}, Value{List{}}, scalar(0, Element::truth)}) {
    Readable place;
    place.add(square, with(square, {{4, nan}}), {scalar(0), strange});
    BOOST_TEST(place.fact() == "nothing");
  }
}

BOOST_AUTO_TEST_SUITE_END()

// ---- Sums of rows -------------------------------------------------------------------------------

BOOST_FIXTURE_TEST_SUITE(facts_of_sums, Sums)

BOOST_AUTO_TEST_CASE(a_row_has_not_the_sum_that_it_should) {
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {0.25, 0.75, 0.75, 0.5}));
  add(matrix(1, 2, {0.125, 0.875}), matrix(1, 2, {0.125, 0.5}));
  BOOST_TEST(said() ==
             "Row 2 of your result adds up to 1.25; it should add up to 1. Add up the other rows "
             "too: is it the same in each?");
}

BOOST_AUTO_TEST_CASE(rows_with_the_right_sum_say_nothing) {
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {0.375, 0.625, 0.25, 0.75}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(one_case_with_the_right_sum_is_enough) {
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {0.25, 0.75, 0.75, 0.5}));
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {0.375, 0.625, 0.25, 0.75}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(rows_that_should_be_zeros_need_not_have_the_sum) {
  add(matrix(2, 2, {0, 0, 0.5, 0.5}), matrix(2, 2, {0.5, 0.25, 0.25, 0.75}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_sum_of_nan_is_none) {
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {nan, 0.75, 0.25, 0.75}));
  BOOST_TEST(fact() == "nothing");
}

// "adds up to 1; it should add up to 1" would puzzle everybody.
BOOST_AUTO_TEST_CASE(a_sum_that_reads_as_the_right_one_is_not_told) {
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {0.2503, 0.75, 0.4, 0.6}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(without_a_declared_sum_nothing_is_said) {
  exercise.info.traits.rows_sum_to.reset();
  add(matrix(2, 2, {0.25, 0.75, 0.5, 0.5}), matrix(2, 2, {0.5, 0.75, 0.75, 0.5}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(another_sum_may_be_declared) {
  exercise.info.traits.rows_sum_to = 5;
  add(matrix(2, 2, {2, 3, 1, 4}), matrix(2, 2, {3, 3, 2, 4}));
  BOOST_TEST(said().starts_with("Row 1 of your result adds up to 6; it should add up to 5."));
}

BOOST_AUTO_TEST_SUITE_END()

// ---- Blocks -------------------------------------------------------------------------------------

BOOST_FIXTURE_TEST_SUITE(facts_of_blocks, Blocks)

BOOST_AUTO_TEST_CASE(wrong_just_in_one_block_of_columns) {
  see(wide, {{2, 8}, {7, 8}}, 2);
  see(matrix(1, 6, {1, 2, 3, 4, 5, 6}), {{3, 0}}, 2);
  BOOST_TEST(said() ==
             "Your result is wrong in one place of several only (pair 2); the others are right. "
             "What do you do differently there?");
}

BOOST_AUTO_TEST_CASE(wrong_just_in_one_part_of_a_list) {
  const Value list{List{square, wide, square}};
  const Value yours{List{with(square, {{4, 0}}), wide, square}};
  add(list, yours, {scalar(0), scalar(3, Element::integer)});
  BOOST_TEST(said().find("(pair 1)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_list_of_inputs_counts_blocks_too) {
  add(wide, with(wide, {{0, 8}, {4, 8}, {5, 0}}), {scalar(0), {List{square, square}}});
  BOOST_TEST(said().find("(pair 1)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(two_wrong_blocks_are_not_one) {
  see(wide, {{0, 8}, {7, 8}}, 2);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(another_block_in_another_case_is_none) {
  see(wide, {{0, 8}}, 2);
  see(wide, {{2, 8}}, 2);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_single_block_is_all) {
  see(wide, {{0, 8}, {6, 1}}, 1);
  see(wide, {{0, 8}, {6, 1}}, 0);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(blocks_that_do_not_fit_are_none) {
  see(wide, {{0, 8}}, 3);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_list_of_another_length_has_no_blocks) {
  add({List{square, wide}}, Value{List{with(square, {{4, 0}}), wide}},
      {scalar(0), scalar(3, Element::integer)});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(without_a_declaration_nothing_is_said) {
  exercise.info.traits.blocks = "";
  see(wide, {{0, 8}}, 2);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_SUITE_END()

// ---- Last rows and columns ----------------------------------------------------------------------

BOOST_FIXTURE_TEST_SUITE(facts_of_last_lines, Place)

BOOST_AUTO_TEST_CASE(only_the_last_row) {
  add(square, with(square, {{6, 0}, {8, 0}}));
  add(wide, with(wide, {{5, 0}}));
  BOOST_TEST(said() ==
             "Only the last row of your result is wrong. How far do your loops over the rows go, "
             "and what is different there?");
}

BOOST_AUTO_TEST_CASE(only_the_last_column) {
  add(square, with(square, {{2, 0}, {5, 0}}));
  add(wide, with(wide, {{3, nan}, {7, nan}}));
  BOOST_TEST(said() ==
             "Only the last column of your result is wrong. How far do your loops over the columns "
             "go, and what is different there?");
}

BOOST_AUTO_TEST_CASE(another_row_or_column_too) {
  add(square, with(square, {{4, 0}, {8, 0}}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(the_last_row_in_one_case_and_the_last_column_in_another) {
  add(square, with(square, {{6, 0}, {7, 0}}));
  add(wide, with(wide, {{3, 0}}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(the_last_corner_is_the_last_row) {
  add(square, with(square, {{8, 0}}));
  BOOST_TEST(fact() == "fact.last_row");
}

BOOST_AUTO_TEST_CASE(a_single_row_is_not_the_last_one) {
  add(matrix(1, 3, {1, 2, 3}), matrix(1, 3, {2, 2, 2.5}));
  add(matrix(3, 1, {1, 2, 3}), matrix(3, 1, {2, 2, 2.5}));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_list_has_no_last_row) {
  add({List{square, square}}, Value{List{square, with(square, {{8, 0}})}});
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
