#include <boost/test/unit_test.hpp>

#include "grader/problem/source_file.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_source_file_tests)

BOOST_AUTO_TEST_CASE(places_count_lines_and_characters_from_one) {
  const SourceFile file{"a", "先: 1\nb: 2\n"};
  const auto at = [&](std::size_t offset) { return place_of(file, offset); };
  BOOST_TEST((at(0) == Place{1, 1}));
  BOOST_TEST((at(3) == Place{1, 2}));
  BOOST_TEST((at(7) == Place{2, 1}));
  BOOST_TEST((at(10) == Place{2, 4}));
  BOOST_TEST((at(12) == Place{3, 1}));
  BOOST_TEST((at(100) == Place{3, 1}));
}

BOOST_AUTO_TEST_CASE(caret_stands_under_wide_characters) {
  const SourceFile file{"a", "zh: 甲乙\r\n"};
  BOOST_TEST(excerpt(file, 4, 6) == "    1 | zh: 甲乙\n      |     ^~~~\n");
}

BOOST_AUTO_TEST_CASE(caret_never_leaves_its_line) {
  const SourceFile file{"a", "ab\ncd\n"};
  BOOST_TEST(excerpt(file, 1, 100) == "    1 | ab\n      |  ^\n");
  BOOST_TEST(excerpt(file, 6, 1) == "    3 | \n      | ^\n");
}

BOOST_AUTO_TEST_CASE(long_lines_are_shown_around_the_caret) {
  const SourceFile file{"a", std::string(500, 'x') + "!" + std::string(500, 'y') + "\n"};
  BOOST_TEST(excerpt(file, 500, 1) == "    1 | " + std::string(60, 'x') + "!" +
                                          std::string(39, 'y') + "\n      | " +
                                          std::string(60, ' ') + "^\n");
}

BOOST_AUTO_TEST_CASE(control_characters_are_made_visible) {
  const SourceFile file{"a", "a\x1b[2J: 1\n"};
  BOOST_TEST(excerpt(file, 0, 1).find('\x1b') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_empty) {
  BOOST_TEST(read_source("/").text.empty());
  BOOST_TEST(read_source("/there/is/no/such/file").text.empty());
  BOOST_TEST(read_source("/dev/zero").text.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
