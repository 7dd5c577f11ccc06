#include <boost/test/unit_test.hpp>

#include "grader/sanitize/find_places.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(find_places_tests)

BOOST_AUTO_TEST_CASE(a_place_a_line_and_unknown_ones_are_left_out) {
  const auto places = read_places(
      "04_thing.cpp:31\n"
      "DenseCoeffsBase.h:182 (discriminator 3)\n"
      "??:0\n"
      "??:?\n"
      "05_other:thing.cpp:7\n"
      "addr2line: 'exercise.so': No such file\n"
      "\n");
  BOOST_REQUIRE(places.size() == 3U);
  BOOST_TEST(places[0].file == "04_thing.cpp");
  BOOST_TEST(places[0].line == 31);
  BOOST_TEST(places[0].column == 0);
  BOOST_TEST(places[1].file == "DenseCoeffsBase.h");
  BOOST_TEST(places[1].line == 182);
  BOOST_TEST(places[2].file == "05_other:thing.cpp");
}

BOOST_AUTO_TEST_CASE(hostile_lines_are_no_places) {
  for (const char* text : {"", ":", "x:", "x:-3", "x:0", "x:99999999999999999999", ":::::"})
    BOOST_TEST(read_places(text).empty(), text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
