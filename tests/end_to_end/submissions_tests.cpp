// Every folder in tests/submissions/ and tests/toy/submissions/ is a case of its own; its
// expected.txt says what must come of it, a line each:
//   EXERCISE VERDICT      EXERCISE.CASE VERDICT      EXERCISE 4/8      score 7/16      exit 1
// A first line "on right_loops" says that the files it lacks are those of the folder right_loops.
#include <algorithm>
#include <sstream>

#include <boost/test/unit_test.hpp>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

std::string points(const Json& json) {
  return json.at("score").dump() + "/" + json.at("max_score").dump();
}

// What came of `what`, in the form that `expected` has.
std::string outcome(const Grading& grading, const Json& json, const std::string& what,
                    const std::string& expected) {
  if (what == "on") return expected;
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
  std::istringstream lines(text_of(folder / "expected.txt"));
  for (std::string what, expected; lines >> what >> expected;)
    BOOST_TEST(outcome(grading, json, what, expected) == expected, what << " " << expected);
}

struct Suites {
  Suites() {
    add("submissions", repository("tests/submissions"), &World::visible_pack);
    add("toy_submissions", repository("tests/toy/submissions"), &World::toy_pack);
  }

  void add(const std::string& name, const fs::path& all, std::string World::*pack) const {
    auto* suite = BOOST_TEST_SUITE(name);
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(all)) folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    for (const fs::path& folder : folders)
      suite->add(boost::unit_test::make_test_case([=] { check(folder, world().*pack); },
                                                  folder.filename().string(), __FILE__, __LINE__));
    boost::unit_test::framework::master_test_suite().add(suite);
  }
};
const Suites suites;

}  // namespace
}  // namespace grader::test
