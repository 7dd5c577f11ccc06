#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/pack/pack_file.hpp"

namespace grader {
namespace {

struct Place {
  Message fault() const {
    try {
      load_pack(path);
    } catch (const Fault& fault) {
      return fault.message();
    }
    return {};
  }

  TemporaryFolder folder{std::filesystem::temp_directory_path()};
  std::string path = (folder.path() / "a.pack").string();
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(load_pack_tests, Place)

BOOST_AUTO_TEST_CASE(a_pack_that_is_not_there_is_a_fault) {
  BOOST_CHECK((fault() == Message{"fault.pack_missing", {{"path", path}}}));
}

BOOST_AUTO_TEST_CASE(a_pack_that_is_damaged_is_a_fault) {
  for (const char* bytes : {"", "grader pack 1\n", "something else"}) {
    write_file(path, bytes);
    BOOST_CHECK((fault() == Message{"fault.pack_damaged", {{"path", path}}}));
  }
}

BOOST_AUTO_TEST_CASE(a_pack_by_its_path_needs_no_chapter) {
  Pack pack{.chapter = {.id = "toy"}, .secret = "none"};
  pack.digest = digest_of_pack(pack);
  write_file(path, write_pack(pack));
  BOOST_TEST(load_pack_for({.folder = "/missing", .pack = path}).chapter.id == "toy");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
