// Toy exercises built for one objection each, and their neighbours to which nothing is objected.
#include <algorithm>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/pack/predict.hpp"
#include "grader/verify/prove.hpp"
#include "tests/support/fake_mistaken.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(prove_tests)

namespace {

using Change = test::FakeMistaken::Change;
using Names = std::vector<std::string>;

constexpr double bound = 1e-9;
const double nan = std::numeric_limits<double>::quiet_NaN();

// The toy's function gives a number back as it is.
Value right(const List& arguments) {
  return arguments.at(0);
}

// Adds `bounds` bounds to the numbers that `shows`.
Change add(
    double bounds, std::function<bool(double)> shows = [](double) { return true; }) {
  return [=](const Value& value, const List&) {
    const double number = test::number_in(value);
    return scalar(shows(number) ? number + bounds * bound : number);
  };
}

bool is_negative(double number) {
  return number < 0;
}

Mistake mistake(const std::string& id, const Names& same_as = {}) {
  return {.id = id, .step = "all", .names = {id}, .exercises = {"one"}, .same_as = same_as};
}

struct Toy {
  Toy() { exercise.info = {.id = "one", .functions = {"f"}, .arguments = {{"x"}}}; }

  void add_case(double number, bool is_hidden = false) {
    const Value x = scalar(number);
    Case each{.id = "case_" + std::to_string(exercise.cases.size()), .hidden = is_hidden};
    each.trials = {{.arguments = {x}, .expected = x, .allowed = {bound}}};
    exercise.cases.push_back(each);
  }

  ExerciseProof prove_all(const Names& honest = {}) {
    test::FakeMistaken mistaken(right, changes);
    predict_mistakes(exercise, mistakes, mistaken);
    return prove(exercise, honest, mistaken);
  }

  // The sentences of all objections, by their ids.
  Names objected(const Names& honest = {}) {
    Names ids;
    for (const Message& message : objections(prove_all(honest))) ids.push_back(message.id);
    return ids;
  }

  PackedExercise exercise;
  std::vector<Mistake> mistakes;
  std::map<std::string, Change> changes;
};

// Three cases, the last one hidden.
struct ThreeCases : Toy {
  ThreeCases() {
    add_case(1);
    add_case(-2);
    add_case(3, true);
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_mistake_that_all_cases_catch_is_proven, ThreeCases) {
  mistakes = {mistake("adds")};
  changes = {{"adds", add(1e6)}};
  const ExerciseProof proof = prove_all();
  BOOST_TEST(proof.exercise == "one");
  BOOST_TEST(proof.cases == (Names{"case_0", "case_1", "case_2"}));
  BOOST_TEST(proof.hidden == (std::vector<bool>{false, false, true}));
  BOOST_TEST_REQUIRE(proof.mistakes.size() == 1U);
  BOOST_TEST(proof.mistakes[0].caught_by == (std::vector<bool>{true, true, true}));
  BOOST_TEST(proof.mistakes[0].distance == 1e6, boost::test_tools::tolerance(1e-6));
  BOOST_TEST(proof.mistakes[0].named == "adds");
  BOOST_TEST(proof.mistakes[0].named_rightly);
  BOOST_TEST(objections(proof).empty());
}

BOOST_FIXTURE_TEST_CASE(a_mistake_seen_once_survives, ThreeCases) {
  mistakes = {mistake("adds"), mistake("negative")};
  changes = {{"adds", add(1e6)}, {"negative", add(1e5, is_negative)}};
  BOOST_TEST(objected() == Names{"verify.survives"});
  Toy neighbour = *this;
  neighbour.exercise.mistakes.clear();
  for (Case& each : neighbour.exercise.cases) each.trials[0].mistaken.clear();
  neighbour.add_case(-4);
  BOOST_TEST(neighbour.objected().empty());
}

BOOST_FIXTURE_TEST_CASE(trials_of_one_case_count_once, ThreeCases) {
  mistakes = {mistake("adds"), mistake("negative")};
  changes = {{"adds", add(1e6)}, {"negative", add(1e5, is_negative)}};
  Case& second = exercise.cases[1];
  second.trials.push_back(second.trials[0]);
  BOOST_TEST(objected() == Names{"verify.survives"});
}

BOOST_FIXTURE_TEST_CASE(mistakes_of_the_same_numbers_are_not_named, ThreeCases) {
  mistakes = {mistake("adds"), mistake("increases")};
  changes = {{"adds", add(1e6)}, {"increases", add(1e6)}};
  BOOST_TEST(objected() == (Names{"verify.not_named", "verify.not_named"}));
}

BOOST_FIXTURE_TEST_CASE(unless_they_are_said_to_be_the_same, ThreeCases) {
  mistakes = {mistake("adds", {"increases"}), mistake("increases", {"adds"})};
  changes = {{"adds", add(1e6)}, {"increases", add(1e6)}};
  const ExerciseProof proof = prove_all();
  BOOST_TEST(objections(proof).empty());
  for (const MistakeProof& each : proof.mistakes) BOOST_TEST(each.named == "adds");
}

// In the last case "less" is just within the bounds, so it explains a case less than "more", whose
// numbers cannot be told from its own there: they are 0.6 bounds of 64 roundings apart.
BOOST_FIXTURE_TEST_CASE(a_mistake_that_another_explains_better_is_misnamed, Toy) {
  const double rounding = 64 * std::numeric_limits<double>::epsilon();
  const auto nearly = [=](double share) {
    return [=](const Value& value, const List&) {
      const double number = test::number_in(value);
      return scalar(number == 1 ? 1 + share * rounding : number + 1);
    };
  };
  for (const double number : {8, 9, 1}) add_case(number);
  exercise.cases[2].trials[0].allowed = {rounding};
  mistakes = {mistake("less"), mistake("more")};
  changes = {{"less", nearly(0.875)}, {"more", nearly(1.5)}};
  const auto found = objections(prove_all());
  BOOST_TEST_REQUIRE(found.size() == 1U);
  BOOST_CHECK((found[0] == Message{"verify.misnamed",
                                   {{"exercise", "one"}, {"mistake", "less"}, {"named", "more"}}}));
  mistakes = {mistake("less")};
  exercise.mistakes.clear();
  for (Case& each : exercise.cases) each.trials[0].mistaken.clear();
  BOOST_TEST(objected().empty());
}

BOOST_FIXTURE_TEST_CASE(a_mistake_near_the_bounds_is_too_near, ThreeCases) {
  mistakes = {mistake("adds")};
  changes = {{"adds", add(9)}};
  BOOST_TEST(objected() == Names{"verify.too_near"});
}

BOOST_FIXTURE_TEST_CASE(a_mistake_a_little_farther_is_not, ThreeCases) {
  mistakes = {mistake("adds")};
  changes = {{"adds", add(11)}};
  BOOST_TEST(objected().empty());
}

BOOST_FIXTURE_TEST_CASE(a_right_way_may_use_half_of_a_bound, ThreeCases) {
  changes = {{"honest.sparing", add(0.4)}, {"honest.lavish", add(0.6, is_negative)}};
  BOOST_TEST(objected({"honest.sparing"}).empty());
  const ExerciseProof proof = prove_all({"honest.sparing", "honest.lavish"});
  BOOST_TEST(proof.honest[0].share == 0.4, boost::test_tools::tolerance(1e-6));
  BOOST_TEST(proof.honest[1].share == 0.6, boost::test_tools::tolerance(1e-6));
  BOOST_TEST(objections(proof).size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_right_way_that_gives_nothing_or_no_number_is_none, ThreeCases) {
  changes = {{"honest.none", [](const Value&, const List&) { return std::nullopt; }},
             {"honest.nan", [](const Value&, const List&) { return scalar(nan); }}};
  BOOST_TEST(objected({"honest.none"}) == Names{"verify.honest"});
  BOOST_TEST(objected({"honest.nan"}) == Names{"verify.honest"});
}

BOOST_FIXTURE_TEST_CASE(a_right_way_that_nobody_knows_is_thrown, ThreeCases) {
  BOOST_CHECK_THROW(prove_all({"honest.unheard_of"}), Misuse);
}

BOOST_FIXTURE_TEST_CASE(a_hidden_case_that_catches_nothing_is_idle, ThreeCases) {
  mistakes = {mistake("negative")};
  changes = {{"negative", add(1e6, is_negative)}};
  add_case(-5);
  BOOST_TEST(objected() == Names{"verify.idle"});
}

BOOST_FIXTURE_TEST_CASE(a_visible_one_is_not, Toy) {
  mistakes = {mistake("negative")};
  changes = {{"negative", add(1e6, is_negative)}};
  add_case(1);
  add_case(-2);
  add_case(-3, true);
  BOOST_TEST(objected().empty());
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_made_catches_nothing, ThreeCases) {
  mistakes = {mistake("odd")};
  changes = {{"odd", [](const Value& value, const List&) -> std::optional<Value> {
                if (is_negative(test::number_in(value))) return std::nullopt;
                return scalar(7);
              }}};
  const ExerciseProof proof = prove_all();
  BOOST_TEST(proof.mistakes[0].caught_by == (std::vector<bool>{true, false, true}));
  BOOST_TEST(objections(proof).empty());
}

BOOST_FIXTURE_TEST_CASE(another_shape_has_no_distance, ThreeCases) {
  mistakes = {mistake("wraps")};
  changes = {{"wraps", [](const Value& value, const List&) {
                return matrix(1, 1, {test::number_in(value)});
              }}};
  const ExerciseProof proof = prove_all();
  BOOST_TEST(proof.mistakes[0].distance == std::numeric_limits<double>::infinity());
  BOOST_TEST(proof.mistakes[0].cases_caught() == 3U);
}

// A text beside a number, each with a bound of its own.
BOOST_FIXTURE_TEST_CASE(texts_are_right_or_wrong_as_they_are, Toy) {
  for (const char* name : {"a", "b"}) {
    const Value value{List{Value{std::string(name)}, scalar(1)}};
    Case each{.id = name};
    each.trials = {{.arguments = {value}, .expected = value, .allowed = {0, bound}}};
    exercise.cases.push_back(each);
  }
  const auto change = [](const std::string& more, double bounds) {
    return [=](const Value& value, const List&) {
      const List& parts = std::get<List>(value.content);
      return Value{List{Value{std::get<std::string>(parts[0].content) + more},
                        scalar(test::number_in(parts[1]) + bounds * bound)}};
    };
  };
  mistakes = {mistake("renames"), mistake("adds")};
  changes = {
      {"renames", change("!", 0)}, {"adds", change("", 50)}, {"honest.less", change("", 0.25)}};
  const ExerciseProof proof = prove_all({"honest.less"});
  BOOST_TEST(objections(proof).empty());
  BOOST_TEST(proof.mistakes[0].distance == std::numeric_limits<double>::infinity());
  BOOST_TEST(proof.mistakes[1].distance == 50, boost::test_tools::tolerance(1e-6));
  BOOST_TEST(proof.honest[0].share == 0.25, boost::test_tools::tolerance(1e-6));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
