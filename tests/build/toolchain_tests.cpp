#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/build/toolchain.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Place {
  Place() {
    for (const char* name : {"one", "two"}) {
      fs::create_directory(folder.path() / name);
      write_file(folder.path() / name / "g++", "#!/bin/sh\n");
    }
    fs::permissions(folder.path() / "two" / "g++", fs::perms::owner_all);
  }
  std::string in(const std::string& name) const { return (folder.path() / name).string(); }

  TemporaryFolder folder{fs::temp_directory_path()};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(toolchain_tests, Place)

BOOST_AUTO_TEST_CASE(without_a_compiler_there_is_a_fault) {
  for (const std::string& path : {std::string(), std::string(":"), in("missing")}) {
    BOOST_CHECK_EXCEPTION(find_toolchain(path), Fault, [](const Fault& fault) {
      return fault.message().id == "fault.no_compiler";
    });
  }
}

BOOST_AUTO_TEST_CASE(the_first_that_can_be_run_is_taken) {
  // Root may run what nobody may; so a folder that has none comes first.
  const Toolchain found = find_toolchain(in("missing") + ":" + in("two") + ":" + in("one"));
  BOOST_TEST(found.compiler == in("two") + "/g++");
}

BOOST_AUTO_TEST_CASE(a_relative_folder_is_not_searched) {
  BOOST_CHECK_THROW(find_toolchain("."), Fault);
  BOOST_TEST(find_toolchain(".:" + in("two")).compiler == in("two") + "/g++");
}

BOOST_AUTO_TEST_CASE(its_identity_changes_with_the_compiler) {
  const std::string before = find_toolchain(in("two")).identity;
  BOOST_TEST(find_toolchain(in("two")).identity == before);
  write_file(in("two") + "/g++", "#!/bin/sh\nexit 0\n");
  fs::permissions(in("two") + "/g++", fs::perms::owner_all);
  BOOST_TEST(find_toolchain(in("two")).identity != before);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
