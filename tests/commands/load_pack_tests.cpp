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

BOOST_AUTO_TEST_CASE(what_is_no_pack_of_ours_is_a_fault) {
  const std::pair<const char*, const char*> rows[] = {
      {"", "fault.pack_none"},
      {"something else", "fault.pack_none"},
      {"grader pack 1\n", "fault.pack_version"},
      {"grader pack 5\n", "fault.pack_damaged"},
      {"grader pack 5\nand more", "fault.pack_damaged"},
  };
  for (const auto& [bytes, id] : rows) {
    write_file(path, bytes);
    BOOST_CHECK((fault() == Message{id, {{"path", path}}}));
  }
}

BOOST_AUTO_TEST_CASE(a_pack_by_its_path_needs_no_chapter) {
  Pack pack{.chapter = {.id = "toy", .header = "toy.hpp"}, .secret = "none"};
  pack.exercises.resize(1);
  pack.exercises[0].info = {.id = "one", .file = "01_one.cpp"};
  pack.digest = digest_of_pack(pack);
  write_file(path, write_pack(pack));
  BOOST_TEST(load_pack_for({.folder = "/missing", .pack = path}).chapter.id == "toy");
}

BOOST_AUTO_TEST_CASE(a_folder_tells_its_chapter_and_a_name_comes_first) {
  write_file(folder.path() / chapter_file, "ch_toy\n");
  BOOST_TEST(chosen_chapter({.folder = folder.path()}) == "ch_toy");
  BOOST_TEST(chosen_chapter({.folder = folder.path(), .chapter = "c"}) == "c");
  BOOST_TEST(chosen_chapter({.folder = "/missing"}) == "");
}

BOOST_AUTO_TEST_CASE(a_students_folder_is_known_by_what_start_wrote_or_by_a_file) {
  const Pack pack{.exercises = {{.info = {.id = "turn", .file = "03_turn.cpp"}}}};
  const std::string here = folder.path();
  BOOST_TEST(!is_students_folder(here, pack));
  write_file(folder.path() / "03_turn.cpp", "");
  BOOST_TEST(is_students_folder(here, pack));
  std::filesystem::remove(folder.path() / "03_turn.cpp");
  write_file(folder.path() / chapter_file, "ch_toy\n");
  BOOST_TEST(is_students_folder(here, pack));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
