#include <boost/test/unit_test.hpp>
#include <sys/stat.h>

#include "grader/base/file.hpp"
#include "grader/commands/hint_memory.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Place {
  std::size_t read(const std::string& exercise = "turn") const {
    return HintMemory(folder.path()).read(exercise);
  }
  fs::path file() const { return folder.path() / hints_file; }

  TemporaryFolder folder{fs::temp_directory_path()};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(hint_memory_tests, Place)

BOOST_AUTO_TEST_CASE(nothing_was_read_at_first) {
  BOOST_TEST(read() == 0U);
}

BOOST_AUTO_TEST_CASE(what_was_read_is_remembered_for_each_exercise) {
  BOOST_TEST(HintMemory(folder.path()).remember("turn", 2));
  BOOST_TEST(HintMemory(folder.path()).remember("mirror", 1));
  BOOST_TEST(HintMemory(folder.path()).remember("turn", 3));
  BOOST_TEST(read() == 3U);
  BOOST_TEST(read("mirror") == 1U);
}

BOOST_AUTO_TEST_CASE(whatever_stands_in_the_file_is_borne) {
  using namespace std::string_literals;
  for (const std::string& text :
       {""s, "turn"s, "turn \n"s, "turn x\n"s, "turn -3\n"s, "turn 99999999999999999999\n"s,
        "turn 3 4\n"s, " 3\n"s, "Turn 3\n"s, "turn\t3\n"s, "\0\xFF\n"s,
        std::string(1'000'000, 'a')}) {
    write_file(file(), text);
    BOOST_TEST(read() == 0U, text.substr(0, 20));
    BOOST_TEST(HintMemory(folder.path()).remember("turn", 1));
    BOOST_TEST(read() == 1U);
  }
}

BOOST_AUTO_TEST_CASE(good_lines_among_bad_ones_count) {
  write_file(file(), "nonsense\nturn 2\nmirror many\n");
  BOOST_TEST(read() == 2U);
  BOOST_TEST(read("mirror") == 0U);
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_left_alone) {
  fs::create_directory(file());
  BOOST_TEST(!HintMemory(folder.path()).remember("turn", 1));
  fs::remove(file());
  BOOST_TEST_REQUIRE(mkfifo(file().c_str(), 0600) == 0);
  BOOST_TEST(read() == 0U);
  BOOST_TEST(!HintMemory(folder.path()).remember("turn", 1));
  fs::remove(file());
  write_file(folder.path() / "other", "precious");
  fs::create_symlink(folder.path() / "other", file());
  BOOST_TEST(!HintMemory(folder.path()).remember("turn", 1));
  BOOST_TEST(read_file(folder.path() / "other", 100).value_or("") == "precious");
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_remembers_nothing) {
  HintMemory memory(folder.path() / "missing");
  BOOST_TEST(memory.read("turn") == 0U);
  BOOST_TEST(!memory.remember("turn", 1));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
