// Every folder in tests/submissions/ and tests/toy/submissions/ is a case of its own; its
// expected.txt says what must come of it, a line each:
//   EXERCISE VERDICT      EXERCISE.CASE VERDICT      EXERCISE 4/8      score 7/16      exit 1
// A first line "on right_loops" says that the files it lacks are those of the folder right_loops.
#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include <boost/test/unit_test.hpp>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
BOOST_AUTO_TEST_SUITE(submissions_tests)

namespace {

std::string points(const Json& json) {
  return json.at("score").dump() + "/" + json.at("max_score").dump();
}

std::vector<std::pair<std::string, std::string>> expectations(const fs::path& folder) {
  std::vector<std::pair<std::string, std::string>> all;
  std::istringstream lines(text_of(folder / "expected.txt"));
  for (std::string what, expected; lines >> what >> expected;)
    if (what != "on") all.emplace_back(what, expected);
  return all;
}

// What came of `what`, in the form that `expected` has.
std::string outcome(const Grading& grading, const Json& json, const std::string& what,
                    const std::string& expected) {
  if (what == "exit") return std::to_string(grading.run.status);
  if (what == "score") return points(json);
  const auto dot = what.find('.');
  const Json& exercise = exercise_in(json, what.substr(0, dot));
  if (dot != std::string::npos) return case_in(exercise, what.substr(dot + 1)).at("verdict");
  return expected.find('/') != std::string::npos ? points(exercise)
                                                 : exercise.at("verdict").get<std::string>();
}

void check(const fs::path& folder, const std::string& pack) {
  const Grading grading = grade(folder, pack);
  BOOST_TEST_INFO(grading.run.err);
  BOOST_REQUIRE((grading.run.status == 0 || grading.run.status == 1));
  const Json json = grading.json();
  for (const auto& [what, expected] : expectations(folder))
    BOOST_TEST(outcome(grading, json, what, expected) == expected, what << " " << expected);
}

std::vector<fs::path> folders_in(const fs::path& all) {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(all)) folders.push_back(entry.path());
  std::sort(folders.begin(), folders.end());
  return folders;
}

struct Suites {
  Suites() {
    add("submissions", repository("tests/submissions"), &World::visible_pack);
    add("toy_submissions", repository("tests/toy/submissions"), &World::toy_pack);
  }

  void add(const std::string& name, const fs::path& all, std::string World::*pack) const {
    auto* suite = BOOST_TEST_SUITE(name);
    for (const fs::path& folder : folders_in(all))
      suite->add(boost::unit_test::make_test_case([=] { check(folder, world().*pack); },
                                                  folder.filename().string(), __FILE__, __LINE__));
    boost::unit_test::framework::master_test_suite().add(suite);
  }
};
const Suites suites;

const std::vector<std::string> not_right = {
    "wrong",     "wrong_shape",   "not_finite",     "not_attempted", "does_not_compile",
    "blocked",   "compile_limit", "crashed",        "exited_early",  "timed_out",
    "forbidden", "out_of_memory", "too_much_output"};

BOOST_AUTO_TEST_CASE(every_verdict_occurs_and_every_exercise_is_answered_wrongly) {
  std::set<std::string> verdicts, wrong_exercises;
  for (const fs::path& folder : folders_in(repository("tests/submissions")))
    for (const auto& [what, expected] : expectations(folder)) {
      verdicts.insert(expected);
      if (expected == "wrong") wrong_exercises.insert(what);
    }
  for (const std::string& verdict : not_right)
    BOOST_TEST(verdicts.contains(verdict), "no submission is " << verdict);
  for (const auto& [what, expected] : expectations(repository("tests/submissions/right_loops")))
    BOOST_TEST((what == "exit" || wrong_exercises.contains(what)), "no wrong " << what);
}

BOOST_AUTO_TEST_CASE(right_answers_are_right_in_hidden_cases_too) {
  for (const fs::path& folder : folders_in(repository("tests/submissions")))
    if (folder.filename().string().starts_with("right_"))
      BOOST_TEST(grade(folder, world().full_pack, {"--trust-submission"}).run.status == 0,
                 folder.filename().string());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace grader::test
