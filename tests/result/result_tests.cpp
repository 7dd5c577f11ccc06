#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/result/numbers.hpp"
#include "grader/result/result.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(result_tests)

namespace {

Result with_scores(const std::vector<double>& scores, bool extra = false) {
  Result result;
  for (const double score : scores) {
    result.exercises.emplace_back();
    result.exercises.back().score = score;
    result.exercises.back().max_score = 1;
    result.exercises.back().extra = extra;
  }
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(sums_are_rounded) {
  BOOST_TEST(with_scores({0.1, 0.2}).score() == 0.3);
  BOOST_TEST(with_scores({1.0 / 3, 1.0 / 3, 1.0 / 3}).score() == 1);
  BOOST_TEST(with_scores({0.1, 0.2}).max_score() == 2);
}

BOOST_AUTO_TEST_CASE(extra_exercises_are_summed_apart) {
  const Result result = with_scores({0.5, 0.25}, true);
  BOOST_TEST(result.score() == 0);
  BOOST_TEST(result.max_score() == 0);
  BOOST_TEST(result.extra_score() == 0.75);
}

BOOST_AUTO_TEST_CASE(points_have_two_decimals_at_most) {
  BOOST_TEST(format_points(6) == "6");
  BOOST_TEST(format_points(87.5) == "87.5");
  BOOST_TEST(format_points(1.0 / 3) == "0.33");
  BOOST_TEST(format_points(-0.001) == "0");
}

BOOST_AUTO_TEST_CASE(numbers_in_sentences_are_brief) {
  BOOST_TEST(format_brief(0.267612) == "0.2676");
  BOOST_TEST(format_brief(1e-8) == "1e-08");
  BOOST_TEST(format_brief(std::numeric_limits<double>::quiet_NaN()) == "NaN");
  BOOST_TEST(format_brief(-std::numeric_limits<double>::infinity()) == "-inf");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
