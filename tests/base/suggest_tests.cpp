#include <boost/test/unit_test.hpp>

#include "grader/base/suggest.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(suggest_tests)

BOOST_AUTO_TEST_CASE(distance_counts_insertions_deletions_changes_and_swaps) {
  struct Row {
    const char *a, *b;
    std::size_t distance;
  };
  for (const Row& row : {Row{"", "", 0},
                         {"", "abc", 3},
                         {"abc", "", 3},
                         {"same", "same", 0},
                         {"smae", "same", 1},
                         {"sane", "same", 1},
                         {"sam", "same", 1},
                         {"points", "piont", 2},
                         {"kitten", "sitting", 3},
                         {"ca", "abc", 3}})
    BOOST_TEST(edit_distance(row.a, row.b) == row.distance, row.a << " " << row.b);
}

BOOST_AUTO_TEST_CASE(nearest_word_is_suggested) {
  BOOST_TEST(did_you_mean("pionts", {"hints", "points"}) == "; did you mean \"points\"?");
}

BOOST_AUTO_TEST_CASE(far_words_are_not_suggested) {
  BOOST_TEST(did_you_mean("mistakes", {"hints", "points"}).empty());
  BOOST_TEST(did_you_mean("rows", {"cos"}).empty());
  BOOST_TEST(did_you_mean("x", {"k"}).empty());
  BOOST_TEST(did_you_mean(std::string(1000, 'x'), {"k"}).empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
