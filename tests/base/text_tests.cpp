#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"

namespace grader {
namespace {}  // namespace

BOOST_AUTO_TEST_SUITE(text_tests)

BOOST_AUTO_TEST_CASE(display_width_counts_columns) {
  BOOST_TEST(display_width("") == 0);
  BOOST_TEST(display_width("abc") == 3);
  BOOST_TEST(display_width("份额，") == 6);
  BOOST_TEST(display_width("e\u0301") == 1);
  BOOST_TEST(display_width("✓ · …") == 5);
  BOOST_TEST(display_width("\xff\xfe") == 2);
}

BOOST_AUTO_TEST_CASE(cut_keeps_what_fits) {
  BOOST_TEST(cut("abc", 3) == "abc");
  BOOST_TEST(cut("abcd", 3) == "ab…");
  BOOST_TEST(cut("份额份额", 5) == "份额…");
  BOOST_TEST(cut("份额份额", 4) == "份…");
  BOOST_TEST(cut("abc", 1) == "…");
  BOOST_TEST(cut("abc", 0) == "");
}

BOOST_AUTO_TEST_CASE(pad_fills_with_spaces) {
  BOOST_TEST(pad_right("份", 4) == "份  ");
  BOOST_TEST(pad_left("份", 4) == "  份");
  BOOST_TEST(pad_left("abc", 2) == "abc");
}

BOOST_AUTO_TEST_CASE(make_safe_shows_what_would_steer_a_terminal) {
  BOOST_TEST(make_safe("\x1b[2J") == "\\x1b[2J");
  BOOST_TEST(make_safe("a\rb\x7f") == "a\\x0db\\x7f");
  BOOST_TEST(make_safe("a\xff z") == "a\\xff z");
  BOOST_TEST(make_safe("\xc2\x9b") == "\\x9b");
  BOOST_TEST(make_safe("\u202eabc\u200b") == "\\u{202e}abc\\u{200b}");
  BOOST_TEST(make_safe(std::string_view("\0", 1)) == "\\x00");
}

BOOST_AUTO_TEST_CASE(make_safe_keeps_text) {
  BOOST_TEST(make_safe("份额 é ✓\n") == "份额 é ✓\n");
  BOOST_TEST(make_safe("a\r\nb") == "a\nb");
  BOOST_TEST(make_safe("\tb") == "    b");
  BOOST_TEST(make_safe_line("a\nb") == "a b");
}

BOOST_AUTO_TEST_CASE(make_safe_stops_towers_of_accents) {
  std::string tower = "e";
  for (int i = 0; i < 5; ++i) tower += "\u0301";
  BOOST_TEST(make_safe(tower) == tower.substr(0, 9) + "\\u{0301}");
}

BOOST_AUTO_TEST_CASE(split_lines_ends_at_the_last_line) {
  BOOST_TEST(split_lines("a\n\nb\n").size() == 3U);
  BOOST_TEST(split_lines("").empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
