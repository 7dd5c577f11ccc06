#include <boost/test/unit_test.hpp>

#include "grader/base/wrap.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(wrap_tests)

namespace {

std::string in_lines(std::string_view text, int width) {
  std::string all;
  for (const std::string& line : wrap(text, width)) all += line + "|";
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(wrap_breaks_at_spaces) {
  BOOST_TEST(in_lines("one two three", 7) == "one two|three|");
  BOOST_TEST(in_lines("one two three", 100) == "one two three|");
  BOOST_TEST(in_lines("one  two", 100) == "one two|");
  BOOST_TEST(in_lines("one\ntwo", 100) == "one|two|");
  BOOST_TEST(in_lines("one\n\ntwo\n", 100) == "one||two|");
  BOOST_TEST(in_lines("", 10) == "");
}

BOOST_AUTO_TEST_CASE(wrap_breaks_a_word_that_is_too_long) {
  BOOST_TEST(in_lines("a abcdefgh b", 3) == "a|abc|def|gh|b|");
  BOOST_TEST(in_lines("份额", 1) == "份|额|");
}

BOOST_AUTO_TEST_CASE(wrap_breaks_between_chinese_characters) {
  BOOST_TEST(in_lines("每一行加起来", 6) == "每一行|加起来|");
  BOOST_TEST(in_lines("运行grader看看", 8) == "运行|grader看|看|");
}

BOOST_AUTO_TEST_CASE(wrap_puts_no_closing_punctuation_first_and_no_opening_one_last) {
  BOOST_TEST(in_lines("每一行，加", 6) == "每一|行，加|");
  BOOST_TEST(in_lines("每一（行）", 6) == "每一|（行）|");
}

BOOST_AUTO_TEST_CASE(wrap_keeps_a_short_bracket_together) {
  BOOST_TEST(in_lines("it is [0, 2c] here", 10) == "it is|[0, 2c]|here|");
  BOOST_TEST(in_lines("of [h, (h + 1) d) all", 16) == "of|[h, (h + 1) d)|all|");
  BOOST_TEST(in_lines("an [open one here", 8) == "an [open|one here|");
}

BOOST_AUTO_TEST_CASE(wrap_begins_no_line_as_if_it_were_an_item) {
  BOOST_TEST(in_lines("rows heads * d", 12) == "rows|heads * d|");
  BOOST_TEST(in_lines("a table - of shares", 8) == "a|table -|of|shares|");
}

BOOST_AUTO_TEST_CASE(wrap_indents_all_lines_as_the_first) {
  BOOST_TEST(in_lines("    a = b c d", 9) == "    a = b|    c d|");
  BOOST_TEST(in_lines("    a  =  b", 20) == "    a  =  b|");
  BOOST_TEST(in_lines("* one two", 6) == "* one|  two|");
  BOOST_TEST(in_lines("  - one two", 9) == "  - one|    two|");
  BOOST_TEST(in_lines("      ab", 6) == "ab|");  // no room for it
}

BOOST_AUTO_TEST_CASE(a_word_of_a_megabyte_is_broken_line_by_line) {
  const auto lines = wrap(std::string(1'000'000, 'x') + " end", 80);
  BOOST_TEST(lines.size() == 12'501U);
  BOOST_TEST(lines[12'499] == std::string(80, 'x'));
  BOOST_TEST(lines.back() == "end");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
