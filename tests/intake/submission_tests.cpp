#include <boost/test/unit_test.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/intake/submission.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Place {
  Place() { fs::create_directory(at("")); }
  fs::path at(const std::string& name) const { return folder.path() / "anna" / name; }
  void write(const std::string& name, const std::string& text) const { write_file(at(name), text); }
  Submission read() const { return read_submission(at(""), wanted); }
  std::string refused(const std::string& name) const { return read().sources.at(name).refused; }

  TemporaryFolder folder{fs::temp_directory_path()};
  WantedFiles wanted{{"01_one.cpp", "02_two.cpp"}, "api.hpp", {"playground.cpp"}};
};

Message misuse_of(const Place& place, const fs::path& path) {
  try {
    read_submission(path, place.wanted);
  } catch (const Misuse& misuse) {
    return misuse.message();
  }
  return {};
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(submission_tests, Place)

BOOST_AUTO_TEST_CASE(wanted_files_and_own_headers_are_read) {
  write("01_one.cpp", "one");
  write("tools.hpp", "tools");
  write("table.inc", "table");
  write("api.hpp", "theirs, not ours");
  write("notes.txt", "text");
  const Submission submission = read();
  BOOST_TEST(submission.id == "anna");
  BOOST_TEST(submission.sources.size() == 1U);
  BOOST_TEST(submission.sources.at("01_one.cpp").bytes == "one");
  BOOST_CHECK((submission.headers ==
               std::map<std::string, Bytes>{{"table.inc", "table"}, {"tools.hpp", "tools"}}));
  BOOST_TEST(submission.notes.empty());
}

BOOST_AUTO_TEST_CASE(other_sources_are_ignored_with_a_note) {
  write("01_one.cpp", "one");
  write("playground.cpp", "laid out for them");
  write("extra.cpp", "own");
  BOOST_CHECK(
      (read().notes == std::vector<Message>{{"note.ignored_file", {{"file", "extra.cpp"}}}}));
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_refused) {
  write("other", "text");
  fs::create_symlink("other", at("01_one.cpp"));
  BOOST_REQUIRE(mkfifo(at("02_two.cpp").c_str(), 0600) == 0);
  BOOST_TEST(refused("01_one.cpp") == "forbidden.link");
  BOOST_TEST(refused("02_two.cpp") == "forbidden.fifo");
  BOOST_TEST(read().sources.at("01_one.cpp").bytes == "");
  fs::remove(at("01_one.cpp"));
  fs::create_directory(at("01_one.cpp"));
  BOOST_TEST(refused("01_one.cpp") == "forbidden.folder");
}

BOOST_AUTO_TEST_CASE(a_link_to_nowhere_is_a_link) {
  fs::create_symlink("/missing", at("01_one.cpp"));
  BOOST_TEST(refused("01_one.cpp") == "forbidden.link");
}

BOOST_AUTO_TEST_CASE(a_source_of_more_than_one_mebibyte_is_too_large) {
  write("01_one.cpp", std::string(1 << 20, ' '));
  write("02_two.cpp", std::string((1 << 20) + 1, ' '));
  BOOST_TEST(refused("01_one.cpp") == "");
  BOOST_TEST(refused("02_two.cpp") == "forbidden.too_large");
}

BOOST_AUTO_TEST_CASE(a_header_that_is_a_link_is_ignored_with_a_note) {
  write("01_one.cpp", "one");
  fs::create_symlink("/etc/passwd", at("tools.hpp"));
  BOOST_TEST(read().headers.empty());
  BOOST_CHECK(
      (read().notes == std::vector<Message>{{"note.ignored_file", {{"file", "tools.hpp"}}}}));
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_is_a_misuse) {
  BOOST_CHECK((misuse_of(*this, "/missing") == Message{"folder.missing", {{"path", "/missing"}}}));
  write("file", "");
  BOOST_TEST(misuse_of(*this, at("file")).id == "folder.missing");
}

BOOST_AUTO_TEST_CASE(a_folder_without_a_wanted_file_is_a_misuse) {
  write("tools.hpp", "tools");
  const std::string path = (folder.path() / "anna").string();
  BOOST_CHECK((misuse_of(*this, path) ==
               Message{"folder.empty", {{"path", path}, {"example", "01_one.cpp"}}}));
}

BOOST_AUTO_TEST_CASE(the_id_is_the_folders_name_however_it_was_given) {
  write("01_one.cpp", "one");
  for (const char* way : {"anna", "anna/", "./anna", "anna/.", "anna/../anna//"}) {
    BOOST_TEST(read_submission(folder.path() / way, wanted).id == "anna", way);
  }
}

BOOST_AUTO_TEST_CASE(the_digest_is_of_all_that_was_read) {
  write("01_one.cpp", "one");
  const std::string before = read().digest;
  BOOST_TEST(before.size() == 64U);
  write("notes.txt", "not read");
  BOOST_TEST(read().digest == before);
  write("tools.hpp", "");
  BOOST_TEST(read().digest != before);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
