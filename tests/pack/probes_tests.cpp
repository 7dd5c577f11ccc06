#include <set>
#include <sstream>

#include <boost/test/unit_test.hpp>

#include "grader/pack/probes.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(probes_tests)

namespace {

// Trials in which each letter is what a name predicts: `r` right, `-` nothing, a digit that number.
// A blank is between trials, a bar between cases.
PackedExercise predicting(const std::string& all) {
  PackedExercise exercise;
  std::istringstream words(all);
  exercise.cases.emplace_back();
  for (std::string word; words >> word;) {
    if (word == "|") {
      exercise.cases.emplace_back();
      continue;
    }
    Trial trial;
    for (const char letter : word) {
      Prediction each{.kind = letter == 'r'   ? Prediction::Kind::right
                              : letter == '-' ? Prediction::Kind::nothing
                                              : Prediction::Kind::value};
      if (each.kind == Prediction::Kind::value)
        each.fingerprint = fingerprint_of(scalar(letter - '0'));
      trial.mistaken.push_back(each);
    }
    exercise.cases.back().trials.push_back(trial);
    exercise.mistakes = {{.id = "m", .names = std::vector<std::string>(word.size(), "name")}};
  }
  return exercise;
}

// "case.trial" of each.
std::string probes(const std::string& all) {
  std::string chosen;
  for (const Probe& each : choose_probes(predicting(all)))
    chosen += std::to_string(each.case_index) + "." + std::to_string(each.trial) + " ";
  return chosen;
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_are_no_more_probes_than_trials) {
  BOOST_TEST(probes("") == "");
  BOOST_TEST(probes("1") == "0.0 ");
  BOOST_TEST(probes("1 1 | 1") == "0.0 0.1 1.0 ");
  BOOST_TEST(probes("r - | r") == "0.0 0.1 1.0 ");
}

BOOST_AUTO_TEST_CASE(there_are_no_more_than_eight_and_none_twice) {
  const auto chosen = choose_probes(predicting("1 2 3 4 5 6 | 1 2 3 4 5 6"));
  std::set<std::pair<std::size_t, std::size_t>> different;
  for (const Probe& probe : chosen) different.insert({probe.case_index, probe.trial});
  BOOST_TEST(chosen.size() == 8U);
  BOOST_TEST(different.size() == 8U);
}

BOOST_AUTO_TEST_CASE(a_name_that_shows_in_two_trials_of_many_shows_in_two_probes) {
  BOOST_TEST(probes("1r 1r 1r 1r 1- 1- | 1r 1r 1r 1r 12 12").starts_with("1.4 1.5 "));
}

// Two each of five would be ten.
BOOST_AUTO_TEST_CASE(where_not_all_can_show_twice_every_name_shows_once) {
  const auto chosen =
      choose_probes(predicting("1rrrr 1rrrr 1rrrr | r1rrr r1rrr r1rrr | rr1rr rr1rr rr1rr | "
                               "rrr1r rrr1r rrr1r | rrrr1 rrrr1 rrrr1"));
  BOOST_TEST(chosen.size() == 8U);
  std::map<std::size_t, int> shown;
  for (const Probe& probe : chosen) ++shown[probe.case_index];
  BOOST_TEST(shown.size() == 5U);
  for (const auto& [name, times] : shown) BOOST_TEST(times <= 2);
}

BOOST_AUTO_TEST_CASE(names_that_show_alike_are_told_apart_if_they_can) {
  BOOST_TEST(probes("11 22 33 44 55 66 77 88 99 | 12").starts_with("1.0 "));
  // First twice each, then apart.
  BOOST_TEST(probes("111 222 33r 44r 55r 66r 77r 88r 99r | 12r").starts_with("0.0 0.1 1.0 "));
}

// What one probe has told apart, another need not tell again.
BOOST_AUTO_TEST_CASE(other_names_are_told_apart_by_other_probes) {
  BOOST_TEST(probes("1122 2211 1111 1112").starts_with("0.0 0.3 "));
  BOOST_TEST(probes("1122 2211 3412").starts_with("0.2 "));
}

BOOST_AUTO_TEST_CASE(numbers_that_differ_by_noise_are_not_apart) {
  PackedExercise exercise = predicting("11 12 | 11");
  exercise.cases[0].trials[0].mistaken[1].fingerprint.projections[0] *= 1 + 0x1p-50;
  BOOST_TEST(choose_probes(exercise).at(0).trial == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
