#include <cstdlib>

#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/commands/places.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Place {
  Place() {
    unsetenv("GRADER_CHAPTERS");
    for (const char* name : {"two", "one", "none"}) fs::create_directory(folder.path() / name);
    for (const char* name : {"two", "one"}) write_file(folder.path() / name / "chapter.yaml", "");
  }
  ~Place() { unsetenv("GRADER_CHAPTERS"); }

  std::string here() const { return folder.path().string(); }

  TemporaryFolder folder{fs::temp_directory_path()};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(places_tests, Place)

BOOST_AUTO_TEST_CASE(a_chapter_is_found_by_name_or_path) {
  BOOST_TEST(find_chapter("one", here()) == folder.path() / "one");
  BOOST_TEST(find_chapter(here() + "/two", "") == folder.path() / "two");
  setenv("GRADER_CHAPTERS", here().c_str(), 1);
  BOOST_TEST(find_chapter("two", "") == folder.path() / "two");
}

BOOST_AUTO_TEST_CASE(an_unknown_chapter_is_a_misuse_that_names_the_known_ones) {
  BOOST_CHECK_EXCEPTION(find_chapter("three", here()), Misuse, [](const Misuse& misuse) {
    const auto& values = misuse.message().values;
    return misuse.message().id == "chapter.unknown" && values.at("name") == "three" &&
           values.at("known").find("one, two") != std::string::npos;
  });
}

BOOST_AUTO_TEST_CASE(a_misspelt_chapter_is_a_misuse_that_helps) {
  const auto near = [](const Misuse& misuse) {
    const Message expected{"chapter.unknown_near", {{"name", "oen"}, {"near", "one"}}};
    return misuse.message() == expected;
  };
  BOOST_CHECK_EXCEPTION(find_chapter("oen", here()), Misuse, near);
  const auto none = [](const Misuse& misuse) { return misuse.message().id == "chapter.none"; };
  BOOST_CHECK_EXCEPTION(refuse_chapter("x", {}), Misuse, none);
}

BOOST_AUTO_TEST_CASE(an_unknown_pack_is_a_misuse) {
  BOOST_CHECK_THROW(find_pack("three"), Misuse);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
