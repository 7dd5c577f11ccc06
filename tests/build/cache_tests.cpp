#include <cstdlib>
#include <fstream>

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/build/cache.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Place {
  // The one file that holds the entry.
  fs::path file() const {
    for (const auto& entry : fs::recursive_directory_iterator(cache.folder()))
      if (entry.is_regular_file()) return entry.path();
    return {};
  }
  std::size_t files() const {
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(cache.folder()))
      count += entry.is_regular_file() ? 1U : 0U;
    return count;
  }

  TemporaryFolder folder{fs::temp_directory_path()};
  Cache cache{folder.path() / "cache"};
  Digest key = digest_of({"key"});
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(cache_tests, Place)

BOOST_AUTO_TEST_CASE(what_was_kept_is_found) {
  const Bytes bytes("\0\xff text", 7);
  cache.keep(key, bytes);
  BOOST_CHECK(cache.find(key) == bytes);
  BOOST_CHECK(!cache.find(digest_of({"other"})));
  cache.keep(key, "");
  BOOST_CHECK(cache.find(key) == Bytes());
}

BOOST_AUTO_TEST_CASE(another_cache_in_the_same_folder_finds_it) {
  cache.keep(key, "text");
  BOOST_CHECK(Cache(folder.path() / "cache").find(key) == "text");
}

BOOST_AUTO_TEST_CASE(an_entry_that_was_cut_short_is_none) {
  cache.keep(key, "some text that was long");
  for (auto size = fs::file_size(file()); size-- > 0;) {
    fs::resize_file(file(), size);
    BOOST_TEST(!cache.find(key).has_value());
  }
}

BOOST_AUTO_TEST_CASE(a_changed_entry_is_none) {
  cache.keep(key, "text");
  const auto bytes = read_file(file(), 1000);
  BOOST_REQUIRE(bytes);
  for (std::size_t i = 0; i < bytes->size(); ++i) {
    Bytes changed = *bytes;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    write_file(file(), changed);
    BOOST_TEST(!cache.find(key).has_value());
  }
}

BOOST_AUTO_TEST_CASE(only_its_owner_reads_it) {
  struct stat info {};
  BOOST_REQUIRE(stat(cache.folder().c_str(), &info) == 0);
  BOOST_TEST((info.st_mode & 0777) == 0700U);
}

BOOST_AUTO_TEST_CASE(shrinking_removes_the_oldest_first) {
  const Digest keys[] = {digest_of({"a"}), digest_of({"b"}), digest_of({"c"})};
  for (const Digest& each : keys) {
    cache.keep(each, Bytes(968, 'x'));  // 1000 with its digest
    usleep(20'000);
  }
  BOOST_CHECK(cache.find(keys[0]));  // used again: now b is the oldest
  cache.shrink(2500);
  BOOST_TEST(files() == 2U);
  BOOST_CHECK(cache.find(keys[0]) && !cache.find(keys[1]) && cache.find(keys[2]));
  cache.shrink(0);
  BOOST_TEST(files() == 0U);
}

BOOST_AUTO_TEST_CASE(a_cache_that_cannot_be_made_is_a_fault) {
  write_file(folder.path() / "file", "");
  BOOST_CHECK_THROW(Cache(folder.path() / "file" / "cache"), Fault);
}

BOOST_AUTO_TEST_CASE(an_entry_that_cannot_be_written_is_no_trouble) {
  fs::remove_all(cache.folder());
  write_file(cache.folder(), "a file where the folder was");
  cache.keep(key, "text");
  BOOST_CHECK(!cache.find(key));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
