// What may be objected to a proof, each beside its neighbour that is just good enough.
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/verify/proof.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(proof_tests)

namespace {

MistakeProof mistake(std::vector<bool> caught_by, double distance = 1000) {
  return {.name = "it",
          .caught_by = std::move(caught_by),
          .distance = distance,
          .named = "it",
          .named_rightly = true};
}

// Three cases, the last one hidden, and a mistake that all of them catch.
ExerciseProof good() {
  ExerciseProof proof{.exercise = "one", .cases = {"a", "b", "c"}, .hidden = {false, false, true}};
  proof.mistakes = {mistake({true, true, true})};
  proof.honest = {{.name = "honest.backwards", .share = 0.5}};
  return proof;
}

void check_only(const ExerciseProof& proof, const std::string& id,
                std::map<std::string, std::string> values) {
  values["exercise"] = "one";
  const auto found = objections(proof);
  BOOST_TEST_REQUIRE(found.size() == 1U, id);
  BOOST_TEST(found[0].id == id);
  BOOST_CHECK((found[0] == Message{id, values}));
}

}  // namespace

BOOST_AUTO_TEST_CASE(nothing_is_objected_to_what_is_just_good_enough) {
  BOOST_TEST(objections(good()).empty());
  ExerciseProof proof = good();
  proof.mistakes[0] = mistake({true, false, true}, 10);
  BOOST_TEST(objections(proof).empty());
}

BOOST_AUTO_TEST_CASE(a_mistake_must_be_caught_by_two_cases) {
  ExerciseProof proof = good();
  proof.mistakes.push_back(mistake({false, false, true}));
  check_only(proof, "verify.survives", {{"mistake", "it"}, {"cases", "1"}});
  proof.mistakes.back() = mistake({false, false, false}, 0);
  check_only(proof, "verify.survives", {{"mistake", "it"}, {"cases", "0"}});
}

BOOST_AUTO_TEST_CASE(a_mistake_must_be_named_and_as_what_it_is) {
  ExerciseProof proof = good();
  proof.mistakes[0].named_rightly = false;
  proof.mistakes[0].named = "another";
  check_only(proof, "verify.misnamed", {{"mistake", "it"}, {"named", "another"}});
  proof.mistakes[0].named = "";
  check_only(proof, "verify.not_named", {{"mistake", "it"}});
}

BOOST_AUTO_TEST_CASE(a_mistake_must_be_far_from_the_bounds) {
  ExerciseProof proof = good();
  proof.mistakes[0].distance = 9.5;
  check_only(proof, "verify.too_near", {{"mistake", "it"}, {"distance", "9.5"}});
}

BOOST_AUTO_TEST_CASE(a_right_way_must_be_far_within_them) {
  ExerciseProof proof = good();
  proof.honest[0].share = 0.51;
  check_only(proof, "verify.honest", {{"name", "honest.backwards"}, {"share", "0.51"}});
  proof.honest[0].share = std::numeric_limits<double>::quiet_NaN();
  check_only(proof, "verify.honest", {{"name", "honest.backwards"}, {"share", "nan"}});
}

BOOST_AUTO_TEST_CASE(a_hidden_case_must_catch_something) {
  ExerciseProof proof = good();
  proof.mistakes[0] = mistake({true, true, false});
  check_only(proof, "verify.idle", {{"case", "c"}});
  BOOST_TEST(proof.idle_cases(true) == std::vector<std::string>{"c"});
  BOOST_TEST(proof.idle_cases(false).empty());
}

BOOST_AUTO_TEST_CASE(a_visible_case_may_be_there_to_explain) {
  ExerciseProof proof = good();
  proof.mistakes[0] = mistake({true, false, true});
  BOOST_TEST(objections(proof).empty());
  BOOST_TEST(proof.idle_cases(false) == std::vector<std::string>{"b"});
}

BOOST_AUTO_TEST_CASE(where_no_mistake_is_known_no_case_is_idle) {
  ExerciseProof proof = good();
  proof.mistakes.clear();
  BOOST_TEST(objections(proof).empty());
}

BOOST_AUTO_TEST_CASE(the_reference_must_be_right) {
  ExerciseProof proof = good();
  proof.reference = Verdict::timed_out;
  check_only(proof, "verify.reference", {{"verdict", "timed_out"}});
}

BOOST_AUTO_TEST_CASE(the_template_must_be_unwritten_and_get_nothing) {
  ExerciseProof proof = good();
  proof.stub = Verdict::wrong;
  check_only(proof, "verify.stub", {{"verdict", "wrong"}, {"score", "0"}});
  proof.stub = Verdict::not_attempted;
  proof.stub_score = 0.5;
  check_only(proof, "verify.stub", {{"verdict", "not_attempted"}, {"score", "0.5"}});
}

BOOST_AUTO_TEST_CASE(the_worst_right_way_and_the_nearest_mistake_are_found) {
  ExerciseProof proof = good();
  proof.honest.push_back({.name = "honest.in_pairs", .share = 0.75});
  proof.honest.push_back({.name = "honest.long", .share = 0});
  BOOST_TEST(proof.worst_honest()->name == "honest.in_pairs");
  proof.mistakes.push_back(mistake({true, true, true}, 20));
  BOOST_TEST(proof.nearest_mistake()->distance == 20);
  BOOST_TEST(proof.mistakes[0].cases_caught() == 3U);
  BOOST_TEST(ExerciseProof{}.worst_honest() == nullptr);
  BOOST_TEST(ExerciseProof{}.nearest_mistake() == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
