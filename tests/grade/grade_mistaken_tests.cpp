#include <boost/test/unit_test.hpp>

#include "grader/grade/grade_mistaken.hpp"
#include "tests/support/fake_mistaken.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
namespace {

using test::number_in;

// The sum of two arguments; "minus" takes the difference, "large" fails above 5.
test::FakeMistaken mistakes() {
  return {[](const List& a) { return scalar(number_in(a.at(0)) + number_in(a.at(1))); },
          {{"minus",
            [](const Value&, const List& a) { return scalar(number_in(a[0]) - number_in(a[1])); }},
           {"large",
            [](const Value& right, const List&) {
              return number_in(right) > 5 ? std::nullopt : std::optional(right);
            }},
           {"broken", [](const Value&, const List&) -> std::optional<Value> {
              throw Misuse({"pack.mistake_failed", {}});
            }}}};
}

Trial trial_of(double x, double y) {
  return {.arguments = {scalar(x), scalar(y)}, .expected = scalar(x + y), .allowed = {1e-9}};
}

struct Place {
  ExerciseResult grade(const std::vector<std::string>& names) {
    return grade_mistaken(exercise, names, mistaken);
  }
  std::string verdicts(const std::vector<std::string>& names) {
    std::string all;
    for (const CaseResult& each : grade(names).cases)
      all += std::string(to_string(each.verdict)) + " ";
    return all;
  }

  PackedExercise exercise{
      .info = {.id = "sum", .functions = {"f"}, .arguments = {{"x", "y"}}, .points = 6},
      .cases = {
          {.id = "a", .points = 2, .cpu_seconds = 1, .trials = {trial_of(1, 2)}},
          {.id = "b", .points = 2, .cpu_seconds = 1, .trials = {trial_of(3, 0)}},
          {.id = "c", .points = 2, .cpu_seconds = 1, .trials = {trial_of(1, 1), trial_of(4, 3)}}}};
  test::FakeMistaken mistaken = mistakes();
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(grade_mistaken_tests, Place)

BOOST_AUTO_TEST_CASE(without_mistakes_all_is_right) {
  const ExerciseResult result = grade({});
  BOOST_TEST(verdicts({}) == "right right right ");
  BOOST_CHECK(result.verdict == Verdict::right);
  BOOST_TEST(result.score == 6);
  BOOST_TEST(result.diagnoses.empty());
}

BOOST_AUTO_TEST_CASE(a_mistake_is_wrong_where_it_shows) {
  BOOST_TEST(verdicts({"minus"}) == "wrong right wrong ");
  const ExerciseResult result = grade({"minus"});
  BOOST_CHECK(result.cases[0].detail->yours == scalar(-1));
  BOOST_CHECK(result.cases[0].detail->expected == scalar(3));
  BOOST_TEST(result.cases[0].detail->inputs.at(1).name == "y");
}

BOOST_AUTO_TEST_CASE(where_it_cannot_be_made_shapes_do_not_fit) {
  BOOST_TEST(verdicts({"large"}) == "right right crashed ");
  const ExerciseResult result = grade({"large"});
  BOOST_TEST(result.cases[2].detail->thrown->type == "std::domain_error");
  BOOST_TEST(result.cases[2].detail->trial == 1);
}

BOOST_AUTO_TEST_CASE(mistakes_are_made_together) {
  BOOST_TEST(verdicts({"minus", "large"}) == "wrong right wrong ");
}

BOOST_AUTO_TEST_CASE(the_cases_function_is_called_with_its_arguments) {
  exercise.info.functions = {"f", "g"};
  exercise.info.arguments = {{"x", "y"}, {"x", "y"}};
  exercise.cases[1].function = 1;
  grade({"minus"});
  for (const auto& asked : mistaken.asked) {
    BOOST_TEST(asked.names == std::vector<std::string>{"minus"});
    BOOST_TEST(asked.arguments.size() == 2U);
    BOOST_TEST(asked.function == (asked.arguments == trial_of(3, 0).arguments ? "g" : "f"));
  }
}

BOOST_AUTO_TEST_CASE(it_is_diagnosed_as_a_student_would_be) {
  exercise.mistakes = {{.id = "minus", .step = "s", .names = {"minus"}}};
  for (Case& each : exercise.cases)
    for (Trial& trial : each.trials) {
      const double x = number_in(trial.arguments[0]), y = number_in(trial.arguments[1]);
      trial.mistaken = {y == 0 ? Prediction{}
                               : Prediction{.kind = Prediction::Kind::value,
                                            .fingerprint = fingerprint_of(scalar(x - y)),
                                            .allowed = 1e-9F}};
    }
  const ExerciseResult result = grade({"minus"});
  BOOST_REQUIRE(result.diagnoses.size() == 1U);
  BOOST_TEST(result.diagnoses[0].mistake == "minus");
  BOOST_TEST(result.diagnoses[0].cases_explained == 2);
  BOOST_TEST(result.diagnoses[0].cases_failed == 2);
}

BOOST_AUTO_TEST_CASE(names_that_nobody_knows_are_the_authors_misuse) {
  BOOST_CHECK_THROW(grade({"unknown"}), Misuse);
  BOOST_CHECK_THROW(grade({"broken"}), Misuse);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
