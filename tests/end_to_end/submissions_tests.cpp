// Every folder in tests/submissions/ and tests/toy/submissions/ is a case of its own; its
// expected.txt says what must come of it, a line each:
//   EXERCISE VERDICT      EXERCISE.CASE VERDICT      EXERCISE 4/8      score 7/16      exit 1
// A first line "on right_loops" says that the files it lacks are those of the folder right_loops.
// Unless the run is a whole one, those that get full marks are then graded only where others call
// them.
#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include <boost/test/unit_test.hpp>

#include "tests/end_to_end/world.hpp"
#include "tests/support/schema_checker.hpp"

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

bool is_full_marks(const std::string& expected) {
  const auto slash = expected.find('/');
  return slash != std::string::npos && expected.substr(0, slash) == expected.substr(slash + 1);
}

// In a folder that was graded alone: an exercise that is not its own, and that none of its own
// calls.
bool is_left_out(const fs::path& folder, const Json& result, const std::string& what,
                 const std::string& expected) {
  if (!is_full_marks(expected)) return false;
  const Json& exercise = exercise_in(result, what);
  return exercise.at("verdict") == "not_attempted" &&
         !fs::exists(folder / exercise.at("file").get<std::string>());
}

// The exercises that do not get full marks.
std::set<std::string> lacking(const fs::path& folder) {
  std::set<std::string> ids;
  for (const auto& [what, expected] : expectations(folder))
    if (!is_full_marks(expected)) ids.insert(what);
  return ids;
}

// "heads" of 11_heads.cpp: a part of the names of its functions.
std::string exercise_of(const fs::path& file) {
  const std::string stem = file.stem().string();
  return stem.substr(stem.find('_') + 1);
}

// What is left in `desk`: the files of `folder`, those of exercises that do not get full marks, and
// all that are called by them.
void keep_what_is_called(const Desk& desk, const fs::path& folder) {
  const std::set<std::string> ids = lacking(folder);
  std::set<fs::path> kept, others;
  for (const auto& entry : fs::directory_iterator(desk.path())) {
    const fs::path& file = entry.path();
    const bool needed = fs::exists(folder / file.filename()) || ids.contains(exercise_of(file));
    (needed ? kept : others).insert(file);
  }
  for (bool more = true; more;) {
    const auto calls = [&](const fs::path& other) {
      return std::any_of(kept.begin(), kept.end(), [&](const fs::path& file) {
        return text_of(file).find(exercise_of(other)) != std::string::npos;
      });
    };
    const auto called = std::find_if(others.begin(), others.end(), calls);
    more = called != others.end();
    if (more) kept.insert(others.extract(called));
  }
  for (const fs::path& other : others) fs::remove(other);
}

Grading grade_alone(const fs::path& folder, const std::string& pack) {
  const Desk desk;
  desk.take(folder);
  desk.remove("expected.txt");
  keep_what_is_called(desk, folder);
  return grade(desk.path(), pack);
}

void check(const fs::path& folder, bool alone, const std::string& pack, const Words& more) {
  const Grading grading = alone ? grade_alone(folder, pack) : grade(folder, pack, more);
  BOOST_TEST_INFO(grading.run.err);
  BOOST_REQUIRE((grading.run.status == 0 || grading.run.status == 1));
  const Json json = grading.json();
  for (const auto& [what, expected] : expectations(folder))
    if (!alone || !is_left_out(folder, json, what, expected))
      BOOST_TEST(outcome(grading, json, what, expected) == expected, what << " " << expected);
  static const Checker checker(
      Json::parse(text_of(repository("problems/schema/result.schema.json"))));
  BOOST_TEST(checker.check(json) == "");
}

void check_submission(const fs::path& folder) {
  const bool right = folder.filename().string().starts_with("right_");
  const std::string expected = text_of(folder / "expected.txt");
  const bool alone =
      !whole() && expected.starts_with("on ") && expected.find("exit 0") == std::string::npos;
  if (right)  // in hidden cases, too
    check(folder, false, world().full_pack(), {"--trust-submission"});
  else
    check(folder, alone, world().visible_pack(), {});
}

void check_toy(const fs::path& folder) {
  check(folder, false, world().toy_pack(), {});
}

std::vector<fs::path> folders_in(const fs::path& all) {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(all)) folders.push_back(entry.path());
  std::sort(folders.begin(), folders.end());
  return folders;
}

struct Suites {
  Suites() {
    add("submissions", repository("tests/submissions"), check_submission);
    add("toy_submissions", repository("tests/toy/submissions"), check_toy);
  }

  void add(const std::string& name, const fs::path& all,
           void (*check_folder)(const fs::path&)) const {
    auto* suite = BOOST_TEST_SUITE(name);
    for (const fs::path& folder : folders_in(all))
      suite->add(boost::unit_test::make_test_case([=] { check_folder(folder); },
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

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace grader::test
