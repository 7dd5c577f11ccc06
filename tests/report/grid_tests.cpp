#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "grader/report/grid.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(grid_tests)

namespace {

Array counting(std::int64_t rows, std::int64_t columns) {
  Array array{Element::real, {rows, columns}, {}};
  for (std::int64_t i = 0; i < rows * columns; ++i) array.numbers.push_back(static_cast<double>(i));
  return array;
}

std::string drawn(const Block& block) {
  std::string all;
  for (const std::string& line : block.lines) all += line + "|";
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_are_aligned_below_the_label) {
  const Array array{Element::real, {2, 2}, {1, 10, 100, 2}};
  BOOST_TEST(drawn(grid_block("q", array, {0, 2, 0, 2}, {})) ==
             " q        |   1   10 | 100    2 |");
}

BOOST_AUTO_TEST_CASE(wrong_numbers_stand_in_brackets) {
  const Array yours{Element::real, {2}, {1, 5}};
  const Array expected{Element::real, {2}, {1, 2}};
  GridStyle style;
  style.other = &expected;
  style.allowed = {0.5};
  BOOST_TEST(drawn(grid_block("a", yours, {0, 1, 0, 2}, style)) == " a    | 1 [5]|");
}

BOOST_AUTO_TEST_CASE(what_is_cut_off_is_marked) {
  const Block block = grid_block("q", counting(4, 4), {1, 3, 1, 3}, {});
  BOOST_TEST(drawn(block) == " q        | …        |…  5   6 …|…  9  10 …| …        |");
  for (const std::string& line : block.lines) BOOST_TEST(display_width(line) == block.width);
}

BOOST_AUTO_TEST_CASE(a_window_lies_around_the_place_and_within_the_array) {
  const Window middle = window_around({20, 20}, {10, 10}, {8, 8});
  BOOST_TEST(middle.first_row == 6);
  BOOST_TEST(middle.end_row == 14);
  const Window corner = window_around({20, 3}, {19, 0}, {8, 8});
  BOOST_TEST(corner.first_row == 12);
  BOOST_TEST(corner.end_row == 20);
  BOOST_TEST(corner.first_column == 0);
  BOOST_TEST(corner.end_column == 3);
}

BOOST_AUTO_TEST_CASE(an_array_that_lies_about_its_shape_does_no_harm) {
  const Array array{Element::real, {2, 2}, {1}};
  BOOST_TEST(drawn(grid_block("q", array, {0, 2, 0, 2}, {})).find("NaN") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(blocks_stand_side_by_side) {
  const Block one = text_block("a", {"b"}, 10);
  const Block other = text_block("c", {"d", "e"}, 10);
  BOOST_TEST(drawn(beside({one, other})) == " a    c| b    d|      e|");
  BOOST_TEST(width_beside({one, other}) == 7);
}

BOOST_AUTO_TEST_CASE(every_row_is_marked_by_its_own_bound) {
  const Array yours{Element::real, {2, 2}, {1, 2, 0.1, 4}};
  const Array expected{Element::real, {2, 2}, {1.2, 2, 0, 4}};
  GridStyle style;
  style.other = &expected;
  style.allowed = {0.5, 0};
  style.format.decimals = 1;
  BOOST_TEST(drawn(grid_block("a", yours, {0, 2, 0, 2}, style)) ==
             " a        | 1.0  2.0 |[0.1] 4.0 |");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
