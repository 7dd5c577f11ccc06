// Every folder of golden/problem_errors: a broken exercise file, and word for word what its author
// reads.
#include <filesystem>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "grader/problem/errors.hpp"
#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_exercise.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_errors_tests)

namespace {

namespace fs = std::filesystem;

std::string report(const fs::path& folder) {
  Errors errors({"broken.yaml", read_source(folder / "broken.yaml").text});
  const std::optional<Node> root = parse_yaml(errors);
  if (root && read_exercise(*root, {"broken", "earlier"}, errors)) return "no error";
  return errors.text();
}

void check(const fs::path& folder) {
  BOOST_TEST(report(folder) == read_source(folder / "expected.txt").text);
}

// One named case for each folder.
struct Register {
  Register() {
    auto* suite = BOOST_TEST_SUITE("problem_errors_golden");
    for (const auto& entry :
         fs::directory_iterator(fs::path(GRADER_TESTS_FOLDER) / "golden/problem_errors"))
      suite->add(boost::unit_test::make_test_case([path = entry.path()] { check(path); },
                                                  entry.path().filename().string(), __FILE__,
                                                  __LINE__));
    boost::unit_test::framework::master_test_suite().add(suite);
  }
};

const Register register_all;

}  // namespace

BOOST_AUTO_TEST_CASE(errors_stand_in_the_order_of_the_file) {
  Errors errors({"a.yaml", "one: 1\ntwo: 2\n"});
  errors.add(7, 3, "second");
  errors.add(0, 3, "first");
  BOOST_TEST(errors.text() ==
             "a.yaml:1:1: first\n    1 | one: 1\n      | ^~~\n"
             "a.yaml:2:1: second\n    2 | two: 2\n      | ^~~\n");
}

BOOST_AUTO_TEST_CASE(more_than_a_hundred_errors_are_counted) {
  Errors errors({"a.yaml", "x\n"});
  for (int i = 0; i < 130; ++i) errors.add(0, 1, "bad");
  BOOST_TEST(errors.text().ends_with("a.yaml: and 30 more errors\n"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
