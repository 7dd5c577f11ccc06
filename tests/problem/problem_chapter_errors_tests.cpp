// Every folder of golden/chapter_errors: a chapter in which something does not go with something
// else, and word for word what its author reads.
#include <filesystem>

#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/problem/load.hpp"
#include "grader/problem/source_file.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;

const fs::path root = fs::path(GRADER_TESTS_FOLDER) / "golden/chapter_errors";

// All that is wrong, with paths from `root` on.
std::string report(const fs::path& folder) {
  try {
    (void)load_chapter(folder);
  } catch (const Misuse& misuse) {
    std::string text = misuse.message().values.at("text") + "\n";
    const std::string prefix = root.string() + "/";
    for (auto at = text.find(prefix); at != std::string::npos; at = text.find(prefix))
      text.erase(at, prefix.size());
    return text;
  }
  return "no error";
}

void check(const fs::path& folder) {
  BOOST_TEST(report(folder) == read_source(folder / "expected.txt").text);
}

// One named case for each folder.
struct Register {
  Register() {
    auto* suite = BOOST_TEST_SUITE("chapter_errors_golden");
    for (const auto& entry : fs::directory_iterator(root))
      if (entry.path().filename() != "beside")
        suite->add(boost::unit_test::make_test_case([path = entry.path()] { check(path); },
                                                    entry.path().filename().string(), __FILE__,
                                                    __LINE__));
    boost::unit_test::framework::master_test_suite().add(suite);
  }
};

const Register register_all;

}  // namespace

}  // namespace grader
