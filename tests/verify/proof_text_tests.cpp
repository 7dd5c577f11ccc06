#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "grader/verify/proof_text.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(proof_text_tests)

namespace {

// Four cases of which the last is hidden and the third catches nothing.
ExerciseProof toy() {
  ExerciseProof proof{.exercise = "one",
                      .cases = {"small", "large", "zero", "secret"},
                      .hidden = {false, false, false, true}};
  proof.mistakes = {{.name = "stops_early.by_one",
                     .caught_by = {true, true, false, true},
                     .distance = 400,
                     .named = "stops_early",
                     .named_rightly = true},
                    {.name = "turned",
                     .caught_by = {false, true, false, true},
                     .distance = 1.5e7,
                     .named = "stops_early",
                     .named_rightly = false}};
  proof.honest = {{.name = "honest.backwards", .share = 0.125}, {.name = "honest.long"}};
  return proof;
}

void check_width(const ExerciseProof& proof) {
  for (const Language language : {Language::english, Language::chinese}) {
    const std::string text = proof_text(proof, language);
    for (const std::string_view line : split_lines(text))
      BOOST_TEST(display_width(line) <= 80, line);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_proof_is_told_in_english) {
  BOOST_TEST(proof_text(toy(), Language::english) ==
             "one\n"
             "  Reference full, template zero.\n"
             "  2 honest variants; honest.backwards uses most of a bound, 12.5 %.\n"
             "  2 forms of mistakes, each caught by 2 to 3 cases, 1 named first.\n"
             "  Nearest to the bounds: stops_early.by_one, 400 times as far off as allowed.\n"
             "  Weak, for they catch no known mistake: zero.\n"
             "  stops_early.by_one                         xx·|x\n"
             "  turned                                     ·x·|x\n");
}

BOOST_AUTO_TEST_CASE(a_proof_is_told_in_chinese) {
  BOOST_TEST(proof_text(toy(), Language::chinese) ==
             "one\n"
             "  参考答案满分，模板零分。\n"
             "  2 种正确的变体；占用允许误差最多的是 honest.backwards，占 12.5 %。\n"
             "  2 种形式的错误，每种由 2 到 3 个用例抓到，1 种首先被认出。\n"
             "  离允许误差最近的是 stops_early.by_one：偏差是允许误差的 400 倍。\n"
             "  较弱的用例（抓不到任何已知错误）：zero。\n"
             "  stops_early.by_one                         xx·|x\n"
             "  turned                                     ·x·|x\n");
}

BOOST_AUTO_TEST_CASE(what_is_not_so_is_not_said) {
  const auto begins = [](const ExerciseProof& proof, const std::string& text) {
    BOOST_TEST(proof_text(proof, Language::english).starts_with(text));
  };
  ExerciseProof proof = toy();
  proof.reference = Verdict::wrong;
  begins(proof, "one\n  2 honest variants;");
  proof = toy();
  proof.stub_score = 1;
  begins(proof, "one\n  2 honest variants;");
  proof = toy();
  proof.honest.clear();
  begins(proof, "one\n  Reference full, template zero.\n  2 forms of mistakes");
}

BOOST_AUTO_TEST_CASE(an_exercise_without_mistakes_has_no_matrix) {
  ExerciseProof proof = toy();
  proof.mistakes.clear();
  proof.honest.pop_back();
  BOOST_TEST(proof_text(proof, Language::english) ==
             "one\n"
             "  Reference full, template zero.\n"
             "  1 honest variant; honest.backwards uses most of a bound, 12.5 %.\n");
}

BOOST_AUTO_TEST_CASE(where_there_is_no_size_no_mistake_is_nearest) {
  ExerciseProof proof = toy();
  for (MistakeProof& each : proof.mistakes) each.distance = std::numeric_limits<double>::infinity();
  BOOST_TEST(proof_text(proof, Language::english).find("Nearest") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(cases_that_are_all_shown_need_no_bar) {
  ExerciseProof proof = toy();
  proof.hidden[3] = false;
  BOOST_TEST(proof_text(proof, Language::english)
                 .ends_with("  turned                                     ·x·x\n"));
}

BOOST_AUTO_TEST_CASE(a_name_too_long_for_its_column_has_a_line_of_its_own) {
  ExerciseProof proof = toy();
  proof.mistakes[1].name = std::string(42, 'n');
  BOOST_TEST(
      proof_text(proof, Language::english).ends_with("  " + std::string(42, 'n') + " ·x·|x\n"));
  proof.mistakes[1].name = std::string(43, 'n');
  BOOST_TEST(proof_text(proof, Language::english)
                 .ends_with("  " + std::string(43, 'n') + "\n" + std::string(45, ' ') + "·x·|x\n"));
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_a_terminal) {
  ExerciseProof proof = toy();
  for (int i = 0; i < 30; ++i) {
    proof.cases.push_back("case_number_" + std::to_string(i));
    proof.hidden.push_back(false);
    for (MistakeProof& each : proof.mistakes) each.caught_by.push_back(false);
  }
  proof.mistakes[0].name = std::string(78, 'n');
  BOOST_TEST(proof.cases.size() == 34U);
  check_width(proof);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
