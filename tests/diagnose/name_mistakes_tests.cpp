#include <sstream>

#include <boost/test/unit_test.hpp>

#include "grader/diagnose/diagnose.hpp"
#include "grader/diagnose/name_mistakes.hpp"

namespace grader {
namespace {

using Kind = Diagnosis::Kind;

// What a letter predicts: `r` right, `-` nothing, a digit that number.
Prediction prediction_of(char letter) {
  if (letter == 'r') return {};
  if (letter == '-') return {.kind = Prediction::Kind::nothing};
  return {.kind = Prediction::Kind::value,
          .fingerprint = fingerprint_of(scalar(letter - '0')),
          .allowed = 1e-9F};
}

// Everything is expected to be 0. A situation is what a student's trials gave, and what each name
// predicts for them: "7,7r" is a trial that gave 7 where the first name predicts 7 and the second
// one that it is right. `0` is right, `x` a trial that gave no value. A blank begins a new case,
// `+` a new trial of the same one.
struct Situation {
  explicit Situation(std::vector<PackedMistake> mistakes) {
    exercise.info = {.id = "e", .functions = {"f"}, .arguments = {{"x"}}};
    exercise.mistakes = std::move(mistakes);
  }

  void see(const std::string& situation) {
    std::istringstream words(situation);
    for (std::string each; words >> each;) {
      exercise.cases.push_back({.id = "case"});
      std::istringstream trials(each);
      for (std::string trial; std::getline(trials, trial, '+');) see_trial(trial);
    }
  }

  // "a2": a mistake that explains two cases; "=b2": the same as the one before; "&c2": together
  // with the other of these.
  std::string named() const {
    std::string all;
    for (const Diagnosis& each : name_mistakes(exercise, observations)) {
      BOOST_TEST(each.heading.en == each.mistake + " heading");
      BOOST_TEST(each.message.en == each.mistake + " message");
      if (!all.empty()) all += ' ';
      if (each.kind == Kind::same) all += '=';
      if (each.kind == Kind::together) all += '&';
      all += each.mistake + std::to_string(each.cases_explained);
    }
    return all;
  }

  PackedExercise exercise;
  std::vector<Observation> observations;

 private:
  void see_trial(const std::string& trial) {
    std::vector<Trial>& trials = exercise.cases.back().trials;
    trials.push_back({.arguments = {scalar(1)}, .expected = scalar(0), .allowed = {1e-12}});
    for (const char letter : trial.substr(2))
      trials.back().mistaken.push_back(prediction_of(letter));
    Observation seen{.case_index = exercise.cases.size() - 1, .trial = trials.size() - 1};
    seen.right = trial[0] == '0';
    if (trial[0] != '0' && trial[0] != 'x') seen.value = scalar(trial[0] - '0');
    observations.push_back(seen);
  }
};

PackedMistake mistake(const std::string& id, std::vector<std::string> same_as = {},
                      std::vector<std::string> names = {}) {
  if (names.empty()) names = {id};
  return {.id = id,
          .step = id,
          .names = std::move(names),
          .same_as = std::move(same_as),
          .heading = {id + " heading", ""},
          .message = {id + " message", ""}};
}

std::string named(std::vector<PackedMistake> mistakes, const std::string& seen) {
  Situation situation(std::move(mistakes));
  situation.see(seen);
  return situation.named();
}

const std::vector<PackedMistake> one = {mistake("a")};
const std::vector<PackedMistake> two = {mistake("a"), mistake("b")};

struct Row {
  const char* seen;
  const char* named;
};

void check(const std::vector<PackedMistake>& mistakes, const std::vector<Row>& rows) {
  for (const Row& row : rows)
    BOOST_TEST(named(mistakes, row.seen) == row.named,
               "\"" << row.seen << "\" is said to be \"" << named(mistakes, row.seen)
                    << "\" instead of \"" << row.named << "\"");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(name_mistakes_tests)

BOOST_AUTO_TEST_CASE(one_mistake) {
  check(one, {
                 {"7,7 8,8", "a2"},          // explains all
                 {"7,7 8,8 0,r", "a2"},      // is right where it should be
                 {"7,7+0,r 8,8", "a2"},      // the same within a case
                 {"7,7+6,6 8,8+0,r", "a2"},  // counts cases, not trials
                 {"7,7 8,8 0,8", ""},        // is right where the mistake shows
                 {"7,7+0,8 8,8", ""},        // the same within a case
                 {"7,7 8,8 9,r", ""},        // is wrong where it does not
                 {"7,7 8,8 9,5", ""},        // another value
                 {"7,7 8,8 0,-", "a2"},      // says nothing where it cannot be made
                 {"7,7 8,8 9,-", "a2"},      // not even of what is wrong
                 {"7,7 0,r", "a1"},          // the only wrong case is enough
                 {"7,7+8,8 0,r", "a1"},      //
                 {"7,7 9,-", ""},            // but not one of two
                 {"7,7 x,-", ""},            //
                 {"7,7+9,- 0,r", "a1"},      // of one case a trial is enough
                 {"9,- 9,-", ""},            // explains nothing
                 {"0,7 0,8", ""},            // nothing is wrong
                 {"0,r 0,r", ""},            //
                 {"9,r", ""},                //
             });
}

BOOST_AUTO_TEST_CASE(a_trial_that_gave_no_value) {
  check(one, {
                 {"7,7 8,8 x,5", ""},    // the mistake would have given one
                 {"7,7 8,8 x,r", ""},    // the right one
                 {"7,7 8,8 x,-", "a2"},  // it cannot be made there: it may well crash
                 {"x,-", ""},            //
                 {"x,7", ""},
             });
}

BOOST_AUTO_TEST_CASE(the_best_of_several) {
  check(two, {
                 {"7,77 8,8r", "a2"},            // the other is contradicted
                 {"7,77 8,r8", "b2"},            //
                 {"7,77 8,88 9,9-", "a3"},       // explains more cases
                 {"7,77 8,88 9,-9", "b3"},       //
                 {"7,77 8,88+6,-6", "b2"},       // as many cases, more trials
                 {"7,77 8,88+6,6- 9,-9", "b3"},  // cases count more than trials
                 {"7,77+6,6-+5,5- 8,88 9,-9", "b3"},
             });
}

BOOST_AUTO_TEST_CASE(equally_good_ones) {
  const auto declared = std::vector{mistake("a", {"b"}), mistake("b", {"a"})};
  check(two, {{"7,77 8,88", ""}});  // nobody knows that they are the same
  check(declared, {
                      {"7,77 8,88", "a2 =b2"},       //
                      {"7,77 8,8r", "a2"},           // told apart after all
                      {"7,77 8,88 9,9-", "a3"},      //
                      {"7,77 0,rr", "a1 =b1"},       //
                      {"7,77 8,88 9,-9", "b3"},      //
                      {"7,7- 8,-8", ""},             // each one of two
                      {"7,7- 8,-8 9,99", "a2 =b2"},  // each two of three
                  });
}

BOOST_AUTO_TEST_CASE(three_equally_good_ones) {
  const std::string seen = "7,777 8,888";
  const auto a = mistake("a", {"b", "c"}), b = mistake("b"), c = mistake("c");
  BOOST_TEST(named({a, b, c}, seen) == "a2 =b2 =c2");
  BOOST_TEST(named({mistake("a", {"b"}), b, c}, seen) == "");
  BOOST_TEST(named({mistake("a", {"c"}), b, c}, seen) == "");
  BOOST_TEST(named({b, a, c}, seen) == "");  // the first must know the others
}

BOOST_AUTO_TEST_CASE(a_mistake_of_several_forms) {
  const std::vector<PackedMistake> forms = {mistake("a", {}, {"a.one", "a.two"}), mistake("b")};
  check(forms, {
                   {"7,71r 8,82r", "a2"},        // the first
                   {"1,71r 2,82r", "a2"},        // the second
                   {"7,71r 2,82r", ""},          // half of each
                   {"7,771 8,882", "a2"},        // both
                   {"7,177 8,288", ""},          // the second, and another mistake
                   {"7,177 8,2r8", "b2"},        //
                   {"7,77r 8,88r 9,-9r", "a3"},  // the better form counts
                   {"7,77r 8,88r 9,9-r", "a3"},
               });
}

BOOST_AUTO_TEST_CASE(packs_without_predictions_name_nobody) {
  Situation none(one);
  none.see("7, 8,");
  BOOST_TEST(none.named() == "");
  Situation some(one);
  some.see("7,7 8,8 9,");
  BOOST_TEST(some.named() == "");
  Situation no_mistakes({});
  no_mistakes.see("7, 8,");
  BOOST_TEST(no_mistakes.named() == "");
  BOOST_TEST(Situation(one).named() == "");
}

BOOST_AUTO_TEST_CASE(only_trials_that_were_run_are_looked_at) {
  Situation situation(one);
  situation.see("7,7 8,8 9,5");
  situation.observations.pop_back();
  BOOST_TEST(situation.named() == "a2");
}

BOOST_AUTO_TEST_CASE(a_value_of_another_shape_is_explained_by_another_shape) {
  Situation situation(one);
  situation.see("7,7 8,8 9,5");
  const Value row = matrix(1, 2, {1, 2});
  situation.observations[2].value = row;
  BOOST_TEST(situation.named() == "");
  situation.exercise.cases[2].trials[0].mistaken[0].fingerprint = fingerprint_of(row);
  BOOST_TEST(situation.named() == "a3");
}

BOOST_AUTO_TEST_CASE(within_the_bound_of_the_prediction_and_no_further) {
  Situation situation(one);
  situation.see("7,7 8,8");
  situation.observations[0].value = scalar(7 + 1e-10);
  BOOST_TEST(situation.named() == "a2");
  situation.observations[0].value = scalar(7 + 1e-7);
  BOOST_TEST(situation.named() == "");
}

BOOST_AUTO_TEST_CASE(cases_that_failed_are_counted_once) {
  Situation situation(one);
  situation.see("7,7+7,7 0,r 0,r+x,r");
  BOOST_TEST(count_failed(situation.observations) == 2U);
  BOOST_TEST(count_failed({}) == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

// ---- Two mistakes together ----------------------------------------------------------------------

namespace {

// Pairs of names with what they predict for the probes, which are all trials of the first cases.
struct Pairs : Situation {
  Pairs() : Situation({mistake("a"), mistake("b"), mistake("c"), mistake("d")}) {}

  // As `see`; probes are every trial seen so far.
  void see_probes(const std::string& situation) {
    see(situation);
    for (const Observation& seen : observations)
      exercise.probes.push_back({seen.case_index, seen.trial});
  }
  void pair(std::size_t first, std::size_t second, const std::string& predictions) {
    PackedPair made{.first = first, .second = second};
    for (const char letter : predictions) made.mistaken.push_back(prediction_of(letter));
    exercise.pairs.push_back(made);
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(name_pairs_tests, Pairs)

BOOST_AUTO_TEST_CASE(two_together_are_both_named) {
  see_probes("7,1111 8,2222 0,3333");
  pair(0, 2, "78r");
  pair(1, 3, "79r");
  BOOST_TEST(named() == "&a2 &c2");
}

BOOST_AUTO_TEST_CASE(a_single_mistake_comes_first) {
  see_probes("7,7111 8,8111");
  pair(1, 2, "78");
  BOOST_TEST(named() == "a2");
}

BOOST_AUTO_TEST_CASE(pairs_need_two_cases) {
  see_probes("7,1111 0,1111");
  pair(0, 1, "7r");
  BOOST_TEST(named() == "");
}

BOOST_AUTO_TEST_CASE(a_probe_that_contradicts_is_enough) {
  for (const char* predictions : {"787", "78-", "78r", "79r", "7r9", "889"}) {
    Pairs pairs;
    pairs.see_probes("7,1111 8,2222 9,3333");
    pairs.pair(0, 1, predictions);
    BOOST_TEST(pairs.named() == (std::string(predictions) == "78-" ? "&a2 &b2" : ""));
  }
}

// One mistake, and trouble of another kind where no probe is: no second one may be made up for it.
BOOST_AUTO_TEST_CASE(a_second_one_that_shows_in_no_probe_is_not_named) {
  for (const char* single : {"7,7111 8,8111", "7,1711 8,1811"}) {
    Pairs pairs;
    pairs.see_probes(single);
    pairs.see("x,7711");
    pairs.pair(0, 1, "78");
    BOOST_TEST(pairs.named() == "");
  }
}

BOOST_AUTO_TEST_CASE(what_is_no_probe_has_no_say) {
  see_probes("7,1111 8,2222");
  see("9,5555 x,5555");
  pair(0, 1, "78");
  BOOST_TEST(named() == "&a2 &b2");
}

BOOST_AUTO_TEST_CASE(a_probe_that_was_not_run_says_nothing) {
  see_probes("7,1111 8,2222 9,3333");
  pair(0, 1, "785");
  observations.pop_back();
  BOOST_TEST(named() == "&a2 &b2");
}

BOOST_AUTO_TEST_CASE(equally_good_pairs_that_share_one_name_it_alone) {
  see_probes("7,1111 8,2222");
  pair(0, 1, "78");
  pair(1, 3, "78");
  pair(2, 3, "r8");
  BOOST_TEST(named() == "&b2");
}

BOOST_AUTO_TEST_CASE(equally_good_pairs_that_share_none_name_nobody) {
  see_probes("7,1111 8,2222");
  pair(0, 1, "78");
  pair(2, 3, "78");
  BOOST_TEST(named() == "");
}

BOOST_AUTO_TEST_CASE(equally_good_pairs_may_share_what_is_known_to_be_the_same) {
  exercise.mistakes[1].same_as = {"c"};
  see_probes("7,1111 8,2222");
  pair(0, 1, "78");
  pair(0, 2, "78");
  BOOST_TEST(named() == "&a2 &b2");
}

BOOST_AUTO_TEST_CASE(the_pair_that_explains_most_is_named) {
  see_probes("7,1111 8,2222 9,3333");
  pair(0, 1, "78-");
  pair(2, 3, "789");
  pair(0, 3, "-89");
  BOOST_TEST(named() == "&c3 &d3");
}

BOOST_AUTO_TEST_CASE(pairs_are_of_names_and_tell_mistakes) {
  exercise.mistakes = {mistake("a", {}, {"a.one", "a.two"}), mistake("b"), mistake("c")};
  see_probes("7,1111 8,2222");
  pair(0, 2, "78");
  BOOST_TEST(named() == "&a2 &b2");
}

BOOST_AUTO_TEST_SUITE_END()

// ---- Diagnosis: mistakes, or else a fact --------------------------------------------------------

BOOST_AUTO_TEST_SUITE(diagnose_tests)

BOOST_AUTO_TEST_CASE(all_that_is_named_knows_how_many_cases_failed) {
  Situation situation({mistake("a", {"b"}), mistake("b")});
  situation.see("7,77 8,88 9,-- 0,rr");
  const auto found = diagnose(situation.exercise, situation.observations);
  BOOST_REQUIRE(found.size() == 2U);
  for (const Diagnosis& each : found) {
    BOOST_TEST(each.cases_explained == 2);
    BOOST_TEST(each.cases_failed == 3);
  }
}

BOOST_AUTO_TEST_CASE(a_fact_is_told_where_no_mistake_fits) {
  Situation situation(one);
  situation.see("7,1 8,2 0,r");
  for (Observation& seen : situation.observations)
    if (!seen.right) seen.value = scalar(0);
  for (Case& each : situation.exercise.cases) each.trials[0].expected = scalar(3);
  const auto found = diagnose(situation.exercise, situation.observations);
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_TEST(found[0].mistake == "fact.zeros");
  BOOST_TEST(found[0].cases_failed == 2);
}

BOOST_AUTO_TEST_CASE(a_mistake_comes_before_a_fact) {
  Situation situation(one);
  situation.see("7,7 8,8");
  for (Case& each : situation.exercise.cases) {
    each.trials[0].expected = scalar(3);
    each.trials[0].mistaken[0].fingerprint = fingerprint_of(scalar(0));
  }
  for (Observation& seen : situation.observations) seen.value = scalar(0);
  const auto found = diagnose(situation.exercise, situation.observations);
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_TEST(found[0].mistake == "a");
}

// Many pairs may end in zeros; a student who returns zeros has mostly made none.
BOOST_AUTO_TEST_CASE(zeros_come_before_two_mistakes_and_other_facts_do_not) {
  for (const double yours : {0.0, 6.0}) {
    Pairs pairs;
    pairs.see_probes("7,1111 8,2222");
    for (Case& each : pairs.exercise.cases)
      each.trials[0].expected = matrix(1, 6, {3, 3, 3, 3, 3, 3});
    const Value row = matrix(1, 6, std::vector<double>(6, yours));
    pairs.exercise.pairs = {
        {.first = 0, .second = 1, .mistaken = {prediction_of('7'), prediction_of('7')}}};
    for (Prediction& each : pairs.exercise.pairs[0].mistaken)
      each.fingerprint = fingerprint_of(row);
    for (Observation& seen : pairs.observations) seen.value = row;
    const auto found = diagnose(pairs.exercise, pairs.observations);
    BOOST_REQUIRE(!found.empty());
    BOOST_TEST(found[0].mistake == (yours == 0 ? "fact.zeros" : "a"));
    BOOST_TEST(found.size() == (yours == 0 ? 1U : 2U));
  }
}

BOOST_AUTO_TEST_CASE(where_nothing_is_sure_nothing_is_said) {
  Situation situation(one);
  situation.see("7,1 8,2");
  BOOST_TEST(diagnose(situation.exercise, situation.observations).empty());
  BOOST_TEST(diagnose(situation.exercise, {}).empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
