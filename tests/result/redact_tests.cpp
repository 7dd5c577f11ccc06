#include <boost/test/unit_test.hpp>

#include "grader/result/json.hpp"
#include "grader/result/redact.hpp"
#include "tests/result/samples.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(redact_tests)

BOOST_AUTO_TEST_CASE(a_hidden_case_keeps_verdict_and_points_only) {
  const Result shown = redacted(test::hidden(Verdict::crashed));
  const CaseResult& hidden = shown.exercises[1].cases[2];
  BOOST_TEST(hidden.id == "hidden 1");
  BOOST_CHECK(hidden.verdict == Verdict::crashed);
  BOOST_TEST(hidden.points == 2);
  BOOST_TEST(hidden.max_points == 2);
  BOOST_TEST(!hidden.detail.has_value());
}

BOOST_AUTO_TEST_CASE(visible_cases_stay_as_they_are) {
  const Result shown = redacted(test::wrong());
  BOOST_TEST(shown.exercises[1].cases[1].id == "two_rows");
  BOOST_TEST(shown.exercises[1].cases[1].detail.has_value());
}

BOOST_AUTO_TEST_CASE(hidden_cases_are_counted_within_their_exercise) {
  Result result = test::hidden(Verdict::wrong);
  result.exercises[1].cases[0].hidden = true;
  const Result shown = redacted(result);
  BOOST_TEST(shown.exercises[1].cases[0].id == "hidden 1");
  BOOST_TEST(shown.exercises[1].cases[1].id == "two_rows");
  BOOST_TEST(shown.exercises[1].cases[2].id == "hidden 2");
}

BOOST_AUTO_TEST_CASE(nothing_of_a_hidden_case_reaches_the_json) {
  const std::string json = to_json(redacted(test::hidden(Verdict::wrong)));
  for (const char* secret : {"do not tell", "small_random", "0.3302", "1.2929"}) {
    BOOST_TEST(json.find(secret) == json.npos, secret);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
