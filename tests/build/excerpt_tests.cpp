#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "grader/build/excerpt.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(excerpt_tests)

namespace {

std::string at(std::string_view text, std::int64_t line, std::int64_t column) {
  return shown(excerpt_at(text, line, column));
}

// 100 letters, "!" at `place` (from 1).
std::string long_line(std::size_t place) {
  std::string line(100, 'x');
  line[place - 1] = '!';
  return line;
}

// The column of the caret in the last line, and of `what` in the line before it.
int column_of(const std::string& shown, std::string_view what) {
  const auto lines = split_lines(shown);
  for (const std::string_view line : lines)
    if (const auto found = line.find(what); found != line.npos)
      return display_width(line.substr(0, found));
  return -1;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_caret_stands_under_its_character) {
  BOOST_TEST(at("a\nbcd\n", 2, 3) == "\n    2 | bcd\n      |   ^");
  BOOST_TEST(at("a\nbcd", 2, 4) == "\n    2 | bcd\n      |    ^");
  BOOST_TEST(at("值和d", 1, 3) == "\n    1 | 值和d\n      |     ^");
  BOOST_TEST(at("\ta\tb", 1, 4) == "\n    1 |     a   b\n      |         ^");
  BOOST_TEST(at("e\u0301x", 1, 3) == "\n    1 | e\u0301x\n      |  ^");
  BOOST_TEST(at(std::string(9999, '\n') + "ab", 10000, 2) == "\n 10000 | ab\n       |  ^");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_seen_is_written_out) {
  BOOST_TEST(at("a\u200Bb", 1, 2) == "\n    1 | a<U+200B>b\n      |  ^");
  BOOST_TEST(at("a\u00A0b", 1, 2) == "\n    1 | a<U+00A0>b\n      |  ^");
  BOOST_TEST(at("\x1b[31m", 1, 2) == "\n    1 | <U+001B>[31m\n      |         ^");
}

BOOST_AUTO_TEST_CASE(a_place_that_is_not_there_has_no_caret) {
  BOOST_TEST(at("abc", 1, 9) == "\n    1 | abc");
  BOOST_TEST(at("abc", 7, 1) == "\n    7 |\n      | ^");
  BOOST_TEST(at("", 0, 0) == "\n    0 |");
}

BOOST_AUTO_TEST_CASE(a_long_line_is_cut_around_the_caret_wherever_it_is) {
  for (std::size_t place = 1; place <= 100; ++place) {
    const std::string text = at(long_line(place), 1, static_cast<std::int64_t>(place));
    BOOST_TEST(column_of(text, "^") == column_of(text, "!"), text);
    for (const std::string_view line : split_lines(text))
      BOOST_TEST(display_width(line) <= excerpt_width, text);
  }
}

BOOST_AUTO_TEST_CASE(a_long_line_of_wide_characters_too) {
  for (std::size_t before = 0; before < 60; ++before) {
    std::string line = "x";
    for (std::size_t i = 0; i < 60; ++i) line += i == before ? "!" : "值";
    const std::string text = at(line, 1, static_cast<std::int64_t>(before) + 2);
    BOOST_TEST(column_of(text, "^") == column_of(text, "!"), text);
    for (const std::string_view part : split_lines(text))
      BOOST_TEST(display_width(part) <= excerpt_width, text);
  }
}

BOOST_AUTO_TEST_CASE(a_large_number_of_a_line_leaves_less_room_for_it) {
  const std::string above(1'234'566, '\n');
  const std::string text = at(above + long_line(60), 1'234'567, 60);
  BOOST_TEST(column_of(text, "^") == column_of(text, "!"), text);
  for (const std::string_view line : split_lines(text))
    BOOST_TEST(display_width(line) <= excerpt_width, text);
}

BOOST_AUTO_TEST_CASE(a_cut_line_shows_where_it_goes_on) {
  BOOST_TEST(at(long_line(1), 1, 1).find("x…") != std::string::npos);
  BOOST_TEST(at(long_line(1), 1, 1).find("…x") == std::string::npos);
  BOOST_TEST(at(long_line(100), 1, 100).find("| …x") != std::string::npos);
  BOOST_TEST(at(long_line(100), 1, 100).find("!\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
