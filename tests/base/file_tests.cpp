#include <algorithm>

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Place {
  fs::path at(const std::string& name) const { return folder.path() / name; }
  auto count() const { return std::distance(fs::directory_iterator(folder.path()), {}); }

  // The reason why `path` could not be written.
  std::string refusal(const fs::path& path) const {
    try {
      write_file(path, "text");
    } catch (const Fault& fault) {
      BOOST_TEST(fault.message().id == "fault.write");
      BOOST_TEST(fault.message().values.at("path") == path.string());
      return fault.message().values.at("reason");
    }
    return "none";
  }

  TemporaryFolder folder{fs::temp_directory_path()};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(file_tests, Place)

BOOST_AUTO_TEST_CASE(what_was_written_is_read) {
  const Bytes bytes("a\0b\xff\n", 5);
  write_file(at("a"), bytes);
  BOOST_CHECK(read_file(at("a"), 5) == bytes);
  write_file(at("a"), "");
  BOOST_CHECK(read_file(at("a"), 0) == Bytes());
  BOOST_TEST(count() == 1);
}

BOOST_AUTO_TEST_CASE(a_link_stays_and_its_target_is_replaced) {
  write_file(at("target"), "old");
  fs::create_symlink(at("target"), at("link"));
  write_file(at("link"), "new");
  BOOST_TEST(fs::is_symlink(at("link")));
  BOOST_CHECK(read_file(at("target"), 10) == Bytes("new"));
}

BOOST_AUTO_TEST_CASE(a_device_is_written_to_and_stays_one) {
  write_file("/dev/null", "text");
  BOOST_TEST(fs::is_character_file("/dev/null"));
  BOOST_TEST(refusal("/dev/full") == "No space left on device");
}

BOOST_AUTO_TEST_CASE(a_folder_is_not_written_over) {
  fs::create_directory(at("folder"));
  BOOST_TEST(refusal(at("folder")) == "Is a directory");
}

BOOST_AUTO_TEST_CASE(a_file_larger_than_the_bound_is_none) {
  write_file(at("a"), "12345");
  BOOST_CHECK(!read_file(at("a"), 4));
  BOOST_CHECK(read_file(at("a"), 5));
}

BOOST_AUTO_TEST_CASE(what_is_no_regular_file_is_none) {
  fs::create_directory(at("folder"));
  BOOST_REQUIRE(mkfifo(at("pipe").c_str(), 0600) == 0);
  for (const char* name : {"folder", "pipe", "missing"}) {
    BOOST_TEST(!read_file(at(name), 100).has_value(), name);
  }
}

BOOST_AUTO_TEST_CASE(a_link_at_the_end_is_followed) {
  write_file(at("a"), "text");
  fs::create_symlink("a", at("link"));
  BOOST_CHECK(read_file(at("link"), 100) == "text");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_leaves_nothing) {
  fs::create_directories(at("full/inside"));
  BOOST_TEST(refusal(at("missing/a")) == "No such file or directory");
  BOOST_TEST(refusal(at("full")) == "Is a directory");
  BOOST_TEST(count() == 1);
}

BOOST_AUTO_TEST_CASE(results_are_ordinary_files) {
  write_file(at("a"), "text");
  const fs::perms all_read = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
  BOOST_CHECK(fs::status(at("a")).permissions() == (all_read | fs::perms::owner_write));
}

BOOST_AUTO_TEST_CASE(a_temporary_folder_goes_with_its_object) {
  fs::path path;
  {
    const TemporaryFolder inner(folder.path());
    path = inner.path();
    write_file(path / "a", "text");
    BOOST_TEST(fs::exists(path));
  }
  BOOST_TEST(!fs::exists(path));
}

BOOST_AUTO_TEST_CASE(a_released_folder_stays) {
  {
    TemporaryFolder inner(folder.path());
    fs::rename(inner.path(), at("kept"));
    inner.release();
  }
  BOOST_TEST(fs::exists(at("kept")));
  BOOST_CHECK_THROW(TemporaryFolder(at("missing")), Fault);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
