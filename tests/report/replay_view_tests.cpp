#include <boost/test/unit_test.hpp>

#include "grader/report/replay_view.hpp"

namespace grader {
namespace {

// Two steps and an answer, of 1 x 2 numbers; `yours` of a step that was asked.
ReplayStep step_of(const std::string& name, std::vector<double> expected) {
  ReplayStep step{.name = {name, name}};
  step.detail.expected = matrix(1, 2, std::move(expected));
  return step;
}

ReplayStep wrong_step(const std::string& name, const std::string& asked) {
  ReplayStep step = step_of(name, {1, 2});
  step.asked = asked;
  step.verdict = Verdict::wrong;
  step.detail.yours = matrix(1, 2, {1, 5});
  step.detail.mismatch = Mismatch{.at = {0, 1}, .yours = 5, .expected = 2, .allowed = 0.1};
  return step;
}

ReplayStep right_step(const std::string& name, const std::string& asked) {
  ReplayStep step = step_of(name, {3, 4});
  step.asked = asked;
  step.verdict = Verdict::right;
  return step;
}

struct Place {
  Place() {
    replay.exercise = {.id = "turn", .file = "07_turn.cpp", .title = {"Turn", "转"}};
    replay.exercise.verdict = Verdict::wrong;
    replay.exercise.cases = {{.id = "first", .verdict = Verdict::wrong}};
    replay.call = "turn(m)";
    replay.inputs = {{"m", matrix(1, 1, {7}), {}}};
  }
  std::string text(Language language = Language::english) const {
    return replay_view(replay, {language, false, 80});
  }
  bool holds(const std::string& part) const { return text().find(part) != std::string::npos; }

  Replay replay;
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(replay_view_tests, Place)

BOOST_AUTO_TEST_CASE(the_first_step_that_differs_is_pointed_out) {
  replay.steps = {right_step("cut", "cut"), step_of("sum", {8, 9}), wrong_step("mix", "mix"),
                  wrong_step("", "turn")};
  BOOST_TEST(first_differing(replay) == 2U);
  BOOST_TEST(text() ==
             "07 turn · Turn\n"
             "  Case first: turn(m) gets\n"
             "\n"
             "       m\n"
             "       7\n"
             "\n"
             "  1. cut: your cut is right, given the right values\n"
             "       expected\n"
             "       3  4\n"
             "\n"
             "  2. sum\n"
             "       expected\n"
             "       8  9\n"
             "\n"
             "  3. mix: your mix, given the right values\n"
             "       yours    expected\n"
             "       1 [5]    1  2\n"
             "\n"
             "  4. result: your turn, given the right values\n"
             "       yours    expected\n"
             "       1 [5]    1  2\n"
             "\n"
             "  Step 3 (mix) is the first that differs. Its inputs are right, so the mistake\n"
             "  is in your mix: repair that first.\n"
             "  Where the expected value stands alone, your code calls no other exercise for\n"
             "  it: only your own variables can tell.\n");
}

BOOST_AUTO_TEST_CASE(where_only_the_answer_differs_own_variables_are_next) {
  replay.steps = {step_of("sum", {8, 9}), wrong_step("", "turn")};
  BOOST_TEST(holds("Of what can be compared only the result differs."));
  replay.steps = {wrong_step("", "turn")};
  BOOST_TEST(holds("There are no steps to compare"));
  BOOST_TEST(!holds("stands alone"));
}

BOOST_AUTO_TEST_CASE(where_nothing_differs_it_says_so) {
  replay.exercise.verdict = Verdict::right;
  replay.steps = {right_step("", "turn")};
  BOOST_TEST(first_differing(replay) == 1U);
  BOOST_TEST(holds("All that can be compared is right."));
}

BOOST_AUTO_TEST_CASE(what_did_not_answer_says_why) {
  ReplayStep crashed = step_of("", {1, 2});
  crashed.asked = "turn";
  crashed.verdict = replay.exercise.verdict = replay.exercise.cases[0].verdict = Verdict::crashed;
  replay.exercise.cases[0].detail = Detail{.signal = 11};
  replay.steps = {crashed};
  BOOST_TEST(holds("Your turn gave no value here: crashed."), text());
  BOOST_TEST(holds("expected\n       1  2"), text());
}

BOOST_AUTO_TEST_CASE(expected_steps_are_shown_also_of_what_does_not_compile) {
  replay.exercise.verdict = replay.exercise.cases[0].verdict = Verdict::does_not_compile;
  replay.exercise.compiler = CompilerMessage{.line = 3, .text = "07_turn.cpp:3:1: error: no"};
  replay.steps = {step_of("sum", {8, 9}), step_of("", {1, 2})};
  BOOST_TEST(holds("  1. sum\n       expected\n       8  9\n"), text());
  BOOST_TEST(holds("07_turn.cpp:3:1: error: no"));
  BOOST_TEST(holds("Your code did not run"));
}

BOOST_AUTO_TEST_CASE(one_trial_of_several_is_named) {
  replay.steps = {right_step("", "turn")};
  replay.trial = 2;
  replay.trials = 15;
  BOOST_TEST(holds("  Trial 3 of 15.\n"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
