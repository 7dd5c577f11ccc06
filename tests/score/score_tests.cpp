#include <boost/test/unit_test.hpp>

#include "grader/score/score.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(score_tests)

namespace {

CaseResult visible(Verdict verdict, double points = 0) {
  return {.id = "a", .verdict = verdict, .points = points, .max_points = 2};
}
CaseResult hidden(Verdict verdict, double points = 0) {
  return {.id = "b", .verdict = verdict, .hidden = true, .points = points, .max_points = 2};
}

struct Row {
  std::vector<CaseResult> cases;
  Verdict verdict;
  double score;
};

const Row rows[] = {
    {{visible(Verdict::right, 2), hidden(Verdict::right, 2)}, Verdict::right, 4},
    {{visible(Verdict::right, 2), visible(Verdict::crashed), visible(Verdict::wrong)},
     Verdict::crashed,
     2},
    // A visible one comes first, also where a hidden one stands before it.
    {{hidden(Verdict::crashed), visible(Verdict::wrong)}, Verdict::wrong, 0},
    {{hidden(Verdict::right, 2), hidden(Verdict::timed_out), visible(Verdict::right, 2)},
     Verdict::timed_out,
     4},
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_visible_case_that_is_not_right_decides_else_a_hidden_one) {
  for (const Row& row : rows) {
    ExerciseResult exercise{.score = 99, .cases = row.cases};
    score_exercise(exercise);
    BOOST_TEST(to_string(exercise.verdict) == to_string(row.verdict));
    BOOST_TEST(exercise.score == row.score);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
