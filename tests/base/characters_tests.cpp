#include <boost/test/unit_test.hpp>

#include "grader/base/characters.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(characters_tests)

BOOST_AUTO_TEST_CASE(bytes_that_are_not_utf8_stand_alone) {
  const auto characters = characters_of("a值\xe4\xbd;");
  BOOST_REQUIRE(characters.size() == 5U);
  BOOST_TEST(characters[1].code == 0x503C);
  BOOST_TEST(characters[1].bytes == "值");
  BOOST_TEST(characters[2].code == -1);
  BOOST_TEST(characters[3].bytes == "\xbd");
  BOOST_TEST(characters[4].code == ';');
}

BOOST_AUTO_TEST_CASE(names_that_people_read_as_the_same_fold_to_the_same) {
  BOOST_TEST(folded("１０＿Two（1）.CPP") == "10_two(1).cpp");
  BOOST_TEST(folded("cafe\u0301") == folded("CAFÉ"));
  BOOST_TEST(folded("副本") == "副本");
  BOOST_TEST(folded("\xff.CPP") == "\xff.CPP");
  BOOST_TEST(folded("") == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
