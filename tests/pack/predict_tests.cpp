#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/pack/pack_file.hpp"
#include "grader/pack/predict.hpp"
#include "tests/support/fake_mistaken.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
namespace {

using test::FakeMistaken;
using Kind = Prediction::Kind;
using Names = std::vector<std::string>;

constexpr double bound = 0.25;

Trial trial_of(double x) {
  return {.arguments = {scalar(x)}, .expected = scalar(x), .allowed = {bound}};
}

Case case_of(const std::string& id, const std::vector<double>& arguments) {
  Case made{.id = id, .function = 0};
  for (const double x : arguments) made.trials.push_back(trial_of(x));
  return made;
}

Mistake mistake_of(const std::string& id, const std::string& step, Names names = {}) {
  if (names.empty()) names = {id};
  return {.id = id,
          .step = step,
          .heading = {id + " heading", ""},
          .names = std::move(names),
          .exercises = {"echo"},
          .message = {id + " message", ""}};
}

FakeMistaken::Change add(double what) {
  return [=](const Value& right, const List&) { return scalar(test::number_in(right) + what); };
}

// Adds 1 to arguments from `from` on.
FakeMistaken::Change add_from(double from) {
  return [=](const Value& right, const List& arguments) {
    const double x = test::number_in(arguments.at(0));
    return scalar(test::number_in(right) + (x >= from ? 1 : 0));
  };
}

std::optional<Value> cannot(const Value&, const List&) {
  return std::nullopt;
}

const std::map<std::string, FakeMistaken::Change> changes = {
    {"plus", add(1)},
    {"plus.ten", add(10)},
    {"tiny", add(bound / 2)},
    {"minus", add(-1)},
    {"never", cannot},
    {"late", add_from(3)},
    {"later", add_from(4)},
    {"far.a", add(100)},
    {"far.b", add(200)},
    {"last", add_from(1000)},
    {"shape", [](auto&, auto&) { return matrix(1, 1, {0}); }}};

struct Place {
  void predict_these(const std::vector<Mistake>& mistakes) {
    predict_mistakes(exercise, mistakes, mistaken);
  }
  std::string kinds(std::size_t case_index, std::size_t trial) const {
    std::string all;
    for (const Prediction& each : exercise.cases[case_index].trials[trial].mistaken)
      all += "rv0"[static_cast<std::size_t>(each.kind)];
    return all;
  }
  std::string probes() const {
    std::string all;
    for (const Probe& probe : exercise.probes)
      all += std::to_string(probe.case_index) + "." + std::to_string(probe.trial) + " ";
    return all;
  }
  std::string pairs() const {
    std::string all;
    for (const PackedPair& pair : exercise.pairs)
      all += std::to_string(pair.first) + "+" + std::to_string(pair.second) + " ";
    return all;
  }

  PackedExercise exercise{.info = {.id = "echo", .functions = {"f"}, .arguments = {{"x"}}},
                          .cases = {case_of("a", {1, 2}), case_of("b", {3, 4})}};
  FakeMistaken mistaken{[](const List& arguments) { return arguments.at(0); }, changes};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(predict_tests, Place)

BOOST_AUTO_TEST_CASE(a_mistake_is_within_the_bounds_or_has_a_value_or_cannot_be_made) {
  predict_these({mistake_of("plus", "s"), mistake_of("tiny", "s"), mistake_of("never", "s"),
                 mistake_of("late", "s"), mistake_of("shape", "s")});
  BOOST_TEST(kinds(0, 0) == "vr0rv");
  BOOST_TEST(kinds(0, 1) == "vr0rv");
  BOOST_TEST(kinds(1, 0) == "vr0vv");
  BOOST_TEST(kinds(1, 1) == "vr0vv");
}

BOOST_AUTO_TEST_CASE(a_value_is_known_by_its_fingerprint_and_by_bounds_of_its_own) {
  predict_these({mistake_of("plus", "s")});
  const Prediction& plus = exercise.cases[1].trials[0].mistaken.at(0);
  BOOST_TEST(plus.fingerprint.form == fingerprint_of(scalar(4)).form);
  BOOST_TEST(plus.fingerprint.projections == fingerprint_of(scalar(4)).projections);
  // Not the trial's bound: 64 units of rounding of 4 at least, and at most a thousand times what a
  // unit in the last place moves: 3, and then 4.
  BOOST_TEST(plus.allowed >= 64 * 4 * 0x1p-53);
  BOOST_TEST(plus.allowed <= 1001 * (3 * 0x1p-52 + 0x1p-50));
}

BOOST_AUTO_TEST_CASE(a_bound_larger_than_any_float_stays_finite) {
  Random random(digest_of({"seed"}));
  const Answer answer = [](const List&) { return scalar(1e60); };
  const Prediction made = predict(answer, trial_of(1), random, 1);
  BOOST_CHECK(made.kind == Kind::value);
  BOOST_TEST(made.allowed == std::numeric_limits<float>::max());
}

BOOST_AUTO_TEST_CASE(an_answer_is_asked_once_and_once_for_each_probe) {
  Random random(digest_of({"seed"}));
  int asked = 0;
  const Answer off = [&](const List&) { return ++asked, scalar(5); };
  predict(off, trial_of(1), random, 3);
  BOOST_TEST(asked == 4);
  asked = 0;
  const Answer right = [&](const List& arguments) { return ++asked, arguments[0]; };
  BOOST_CHECK(predict(right, trial_of(1), random, 3).kind == Kind::right);
  BOOST_TEST(asked == 1);
}

BOOST_AUTO_TEST_CASE(the_function_of_the_case_is_asked) {
  exercise.info.functions = {"f", "g"};
  exercise.info.arguments = {{"x"}, {"x"}};
  exercise.cases[1].function = 1;
  predict_these({mistake_of("plus", "s")});
  for (const FakeMistaken::Asked& asked : mistaken.asked)
    BOOST_TEST(asked.function == (test::number_in(asked.arguments[0]) > 2.5 ? "g" : "f"));
}

BOOST_AUTO_TEST_CASE(only_mistakes_of_the_exercise_are_known_in_their_order) {
  std::vector<Mistake> mistakes = {mistake_of("plus", "s", {"plus", "plus.ten"}),
                                   mistake_of("minus", "t"), mistake_of("late", "u")};
  mistakes[0].same_as = {"late"};
  mistakes[1].exercises = {"other"};
  mistakes[2].exercises = {"other", "echo"};
  predict_these(mistakes);
  BOOST_REQUIRE(exercise.mistakes.size() == 2U);
  BOOST_TEST(exercise.mistakes[0].id == "plus");
  BOOST_TEST(exercise.mistakes[0].step == "s");
  BOOST_TEST(exercise.mistakes[0].names == (Names{"plus", "plus.ten"}));
  BOOST_TEST(exercise.mistakes[0].same_as == Names{"late"});
  BOOST_TEST(exercise.mistakes[0].heading.en == "plus heading");
  BOOST_TEST(exercise.mistakes[0].message.en == "plus message");
  BOOST_TEST(exercise.mistakes[1].id == "late");
  BOOST_TEST(count_names(exercise) == 3U);
  BOOST_TEST(kinds(0, 0) == "vvr");
  BOOST_TEST(kinds(1, 0) == "vvv");
}

BOOST_AUTO_TEST_CASE(a_form_of_other_exercises_only_is_left_out) {
  Mistake plus = mistake_of("plus", "s", {"plus", "plus.ten"});
  plus.only_in = {{"plus", {"other"}}, {"plus.ten", {"other", "echo"}}};
  predict_these({plus});
  BOOST_TEST(exercise.mistakes.at(0).names == Names{"plus.ten"});
  BOOST_TEST(exercise.cases[0].trials[0].mistaken.size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_exercise_may_have_a_message_of_its_own) {
  Mistake plus = mistake_of("plus", "s"), minus = mistake_of("minus", "s");
  plus.messages = {{"echo", {"here", "这里"}}, {"other", {"there", "那里"}}};
  minus.messages = {{"other", {"there", "那里"}}};
  predict_these({plus, minus});
  BOOST_TEST(exercise.mistakes.at(0).message.zh == "这里");
  BOOST_TEST(exercise.mistakes.at(1).message.en == "minus message");
}

BOOST_AUTO_TEST_CASE(without_mistakes_nothing_is_predicted) {
  predict_these({});
  BOOST_TEST(kinds(0, 0) == "");
  BOOST_TEST(exercise.pairs.empty());
  BOOST_TEST(mistaken.asked.empty());
}

BOOST_AUTO_TEST_CASE(a_name_that_nobody_knows_is_no_matter_of_shapes) {
  BOOST_CHECK_THROW(predict_these({mistake_of("unknown", "s")}), Misuse);
}

// ---- Pairs --------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(pairs_are_of_first_forms_of_different_steps) {
  predict_these({mistake_of("plus", "s", {"plus", "plus.ten"}), mistake_of("minus", "s"),
                 mistake_of("far", "t", {"far.a", "far.b"}), mistake_of("late", "u")});
  // Names: 0 plus, 1 plus.ten, 2 minus, 3 far.a, 4 far.b, 5 late.
  BOOST_TEST(pairs() == "0+3 0+5 2+3 2+5 3+5 ");
}

BOOST_AUTO_TEST_CASE(a_pair_is_predicted_for_every_probe) {
  predict_these({mistake_of("plus", "s"), mistake_of("minus", "t"),
                 mistake_of("far", "u", {"far.a"}), mistake_of("never", "v")});
  BOOST_REQUIRE(exercise.pairs.size() == 6U);
  for (const PackedPair& pair : exercise.pairs)
    BOOST_TEST(pair.mistaken.size() == exercise.probes.size());
  const PackedPair &cancel = exercise.pairs[0], &far = exercise.pairs[1],
                   &impossible = exercise.pairs[2];
  for (std::size_t i = 0; i < exercise.probes.size(); ++i) {
    const Probe& probe = exercise.probes[i];
    const double x =
        test::number_in(exercise.cases[probe.case_index].trials[probe.trial].arguments[0]);
    BOOST_CHECK(cancel.mistaken[i].kind == Kind::right);
    BOOST_CHECK(impossible.mistaken[i].kind == Kind::nothing);
    BOOST_CHECK(far.mistaken[i].kind == Kind::value);
    BOOST_TEST(far.mistaken[i].fingerprint.projections ==
               fingerprint_of(scalar(x + 101)).projections);
  }
}

BOOST_AUTO_TEST_CASE(a_pair_that_cannot_be_made_is_left_out) {
  mistaken.never_together = {"plus", "late"};
  predict_these({mistake_of("plus", "s"), mistake_of("minus", "t"), mistake_of("late", "u")});
  BOOST_TEST(pairs() == "0+1 1+2 ");
}

BOOST_AUTO_TEST_CASE(the_same_exercise_is_predicted_the_same) {
  const std::vector<Mistake> mistakes = {mistake_of("plus", "s"), mistake_of("late", "t"),
                                         mistake_of("later", "u")};
  PackedExercise again = exercise;
  predict_these(mistakes);
  predict_mistakes(again, mistakes, mistaken);
  Pack one{.exercises = {exercise}}, other{.exercises = {again}};
  BOOST_TEST(digest_of_pack(one) == digest_of_pack(other));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
