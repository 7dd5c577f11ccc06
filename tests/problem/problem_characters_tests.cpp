#include <boost/test/unit_test.hpp>

#include "grader/problem/characters.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_characters_tests)

BOOST_AUTO_TEST_CASE(utf8_is_told_from_other_bytes) {
  for (const char* good : {"", "abc", "\u00e9", "先屏蔽", "\U0001F600", "\U0010FFFF"})
    BOOST_TEST(!find_bad_utf8(good).has_value(), good);
  for (const char* bad : {"ab\xFF", "ab\x80", "ab\xC0\x80", "ab\xE5\x85", "ab\xED\xA0\x80",
                          "ab\xF4\x90\x80\x80", "ab\xE0\x80\x80", "ab\xF5\x80\x80\x80"})
    BOOST_TEST(find_bad_utf8(bad).value_or(99) == 2U);
}

BOOST_AUTO_TEST_CASE(characters_are_split) {
  const auto characters = split_characters("a先\U0001F600");
  BOOST_TEST(characters.size() == 3U);
  BOOST_TEST(characters[1] == "先");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
