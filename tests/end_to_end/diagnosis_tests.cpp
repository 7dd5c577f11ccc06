// What is said of numbers that a known mistake gives, and of those that an exercise owes to another
// one.
#include <boost/test/unit_test.hpp>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
BOOST_AUTO_TEST_SUITE(diagnosis_tests)

namespace {

// All right, but that nothing scales the scores: every later exercise calls them.
struct Unscaled : Desk {
  Unscaled() {
    take("tests/submissions/right_loops");
    write("02_scaled_scores.cpp",
          source("Matrix scaled_scores(const Matrix& q, const Matrix& k) {\n"
                 "  return q * k.transpose();\n"
                 "}\n"));
  }
  // 04_attend.cpp with these lines after the scores.
  void write_attend(const std::string& lines) {
    write("04_attend.cpp",
          source("Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {\n"
                 "  Matrix scores = scaled_scores(q, k);\n" +
                 lines + "}\n"));
  }
};

bool has_note(const Json& exercise, const std::string& id) {
  for (const Json& note : exercise.at("notes"))
    if (note.at("id") == id) return true;
  return false;
}

// "kind mistake", and " from exercise" where it is inherited; one line each.
std::string diagnoses_of(const Json& exercise) {
  std::string all;
  for (const Json& each : exercise.at("diagnoses")) {
    const std::string kind = each.at("kind"), mistake = each.at("mistake");
    const std::string from = each.value("inherited_from", "");
    all += kind + " " + mistake + (from.empty() ? "" : " from " + from) + "\n";
  }
  return all;
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_mistake_is_named_and_those_who_call_it_inherit_it, Unscaled) {
  const Grading grading = grade(path(), world().visible_pack());
  const Json json = grading.json();
  const Json& scores = exercise_in(json, "scaled_scores");
  BOOST_TEST(diagnoses_of(scores).starts_with("mistake scale_missing\n"));
  BOOST_TEST(scores.at("diagnoses")[0].at("cases_explained") ==
             scores.at("diagnoses")[0].at("cases_failed"));
  for (const char* id : {"attend", "self_attention", "masked_attention", "multi_head_attention",
                         "cross_attention", "grouped_query_attention"}) {
    const Json& caller = exercise_in(json, id);
    BOOST_TEST(diagnoses_of(caller).starts_with("mistake scale_missing from scaled_scores\n"), id);
    BOOST_TEST(!has_note(caller, "note.calls_wrong"), id);
  }
  BOOST_TEST(diagnoses_of(exercise_in(json, "softmax_rows")) == "");
}

BOOST_FIXTURE_TEST_CASE(the_same_is_named_with_hidden_cases, Unscaled) {
  const Grading grading = grade(path(), world().full_pack(), {"--trust-submission"});
  const Json json = grading.json();
  BOOST_TEST(diagnoses_of(exercise_in(json, "attend"))
                 .starts_with("mistake scale_missing from scaled_scores\n"));
}

// Exponentials that nobody divides by their sum.
BOOST_FIXTURE_TEST_CASE(of_two_mistakes_one_is_inherited, Unscaled) {
  write_attend(
      "  for (Index i = 0; i < scores.rows(); ++i)\n"
      "    scores.row(i) = (scores.row(i).array() - scores.row(i).maxCoeff()).exp();\n"
      "  return scores * v;\n");
  const Json json = grade(path(), world().visible_pack()).json();
  BOOST_TEST(diagnoses_of(exercise_in(json, "attend")) ==
             "together scale_missing from scaled_scores\n"
             "together softmax_no_normalise\n");
}

BOOST_FIXTURE_TEST_CASE(what_is_wrong_in_another_way_inherits_nothing, Unscaled) {
  write_attend(
      "  const double first = scores.size() > 0 ? scores(0, 0) : 0;\n"
      "  return Matrix::Zero(q.rows(), v.cols()) * first;\n");
  const Json json = grade(path(), world().visible_pack()).json();
  const Json& attend = exercise_in(json, "attend");
  BOOST_TEST(diagnoses_of(attend) == "fact fact.zeros\n");
  BOOST_TEST(has_note(attend, "note.calls_wrong"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
