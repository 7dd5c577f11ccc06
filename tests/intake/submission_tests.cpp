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

BOOST_AUTO_TEST_CASE(headers_go_by_many_endings) {
  const std::vector<std::string> names = {"a.h",   "b.hh",  "c.hpp", "d.hxx",
                                          "e.inc", "f.ipp", "g.tpp", "H.HPP"};
  write("01_one.cpp", "one");
  for (const std::string& name : names) write(name, "text");
  for (const std::string name : {"i.hppp", "j.txt", "hpp"}) write(name, "text");
  const Submission submission = read();
  BOOST_TEST(submission.headers.size() == names.size());
  for (const std::string& name : names) BOOST_TEST(submission.headers.contains(name), name);
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
  BOOST_TEST(misuse_of(*this, at("file")).id == "folder.is_file");
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

BOOST_AUTO_TEST_CASE(a_file_in_another_encoding_is_converted_with_a_note) {
  const std::string utf16("\xFF\xFEi\0n\0t\0 \0a\0;\0\r\0\n\0", 18);
  write("01_one.cpp", utf16);
  write("tools.hpp", "// \xD6\xB5\xBA\xCD\n");
  write("02_two.cpp", "\xEF\xBB\xBFint b;\r\n");
  const Submission submission = read();
  BOOST_TEST(submission.sources.at("01_one.cpp").bytes == "int a;\n");
  BOOST_TEST(submission.sources.at("02_two.cpp").bytes == "int b;\n");
  BOOST_TEST(submission.headers.at("tools.hpp") == "// 值和\n");
  BOOST_CHECK((submission.notes ==
               std::vector<Message>{
                   {"note.converted", {{"file", "01_one.cpp"}, {"encoding", "UTF-16 LE"}}},
                   {"note.converted", {{"file", "tools.hpp"}, {"encoding", "GB18030 (GBK)"}}}}));
}

BOOST_AUTO_TEST_CASE(the_digest_is_of_the_bytes_on_the_disk) {
  write("01_one.cpp", "a\n");
  const std::string before = read().digest;
  write("01_one.cpp", "a\r\n");
  BOOST_TEST(read().sources.at("01_one.cpp").bytes == "a\n");
  BOOST_TEST(read().digest != before);
}

BOOST_AUTO_TEST_CASE(a_binary_file_is_refused) {
  write("01_one.cpp", std::string("\x7F"
                                  "ELF\0\0\0\0",
                                  8));
  BOOST_TEST(refused("01_one.cpp") == "forbidden.binary");
  BOOST_TEST(read().sources.at("01_one.cpp").bytes == "");
}

BOOST_AUTO_TEST_CASE(a_file_of_a_similar_name_is_taken_with_a_note) {
  write("01_one.cpp", "one");
  write("2_Two (1).CC", "two");
  const Submission submission = read();
  BOOST_TEST(submission.sources.at("02_two.cpp").bytes == "two");
  BOOST_CHECK((submission.notes ==
               std::vector<Message>{{"note.file_name_other",
                                     {{"found", "2_Two (1).CC"}, {"expected", "02_two.cpp"}}}}));
}

BOOST_AUTO_TEST_CASE(the_exact_name_wins_also_where_it_is_no_file) {
  write("01_one (1).cpp", "copy");
  write("other", "text");
  fs::create_symlink("other", at("01_one.cpp"));
  BOOST_TEST(refused("01_one.cpp") == "forbidden.link");
  BOOST_TEST(read().notes.at(0).id == "note.file_name_spare");
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_not_taken_for_one) {
  write("01_one.cpp", "one");
  write("other", "text");
  BOOST_REQUIRE(mkfifo(at("02-two.cpp").c_str(), 0600) == 0);
  fs::create_symlink("other", at("02_two (1).cpp"));
  fs::create_directory(at("two.cpp"));
  const Submission submission = read();
  BOOST_TEST(submission.sources.size() == 1U);
  BOOST_TEST(submission.notes.size() == 3U);
  for (const Message& note : submission.notes) BOOST_TEST(note.id == "note.ignored_file");
}

BOOST_AUTO_TEST_CASE(thousands_of_headers_are_neither_read_nor_told_of_one_by_one) {
  write("01_one.cpp", "one");
  for (int i = 100; i < 170; ++i) write(std::to_string(i) + ".hpp", std::string("\0", 1));
  write("last.hpp", "int a;");
  const Submission submission = read();
  BOOST_TEST(submission.headers.empty());
  BOOST_TEST(submission.notes.size() == 50U);
}

BOOST_AUTO_TEST_CASE(the_only_folder_inside_is_opened) {
  fs::create_directories(at("week 1/anna"));
  fs::create_directories(at("__MACOSX"));
  fs::create_directories(at("build"));
  write(".DS_Store", "junk");
  write("readme.txt", "hello");
  write("week 1/anna/01_one.cpp", "one");
  write("week 1/anna/._01_one.cpp", std::string(100, '\0'));
  const Submission submission = read();
  BOOST_TEST(submission.id == "anna");
  BOOST_TEST(submission.sources.at("01_one.cpp").bytes == "one");
  BOOST_CHECK(
      (submission.notes == std::vector<Message>{{"note.inner_folder", {{"folder", "anna"}}}}));
}

BOOST_AUTO_TEST_CASE(of_two_folders_none_is_opened_and_no_link_to_one) {
  fs::create_directories(at("a"));
  fs::create_directories(at("b"));
  write("a/01_one.cpp", "one");
  BOOST_TEST(misuse_of(*this, at("")).id == "folder.empty");
  fs::rename(at("a"), folder.path() / "outside");
  fs::remove(at("b"));
  fs::create_directory_symlink(folder.path() / "outside", at("link"));
  BOOST_TEST(misuse_of(*this, at("")).id == "folder.empty");
}

BOOST_AUTO_TEST_CASE(a_name_in_a_note_is_safe_to_show) {
  write("01_one.cpp", "one");
  write("bad\x1b[31m\n\xff.cpp", "");
  BOOST_TEST(read().notes.at(0).values.at("file") == "bad\\x1b[31m \\xff.cpp");
  BOOST_TEST(misuse_of(*this, "/missing\n\x1b").values.at("path") == "/missing \\x1b");
}

BOOST_AUTO_TEST_CASE(a_program_that_replay_wrote_is_no_exercise_and_no_note) {
  write("01_one.cpp", "one");
  const std::string ours = std::string(repro_marker) + "one/first`\nint main() {}\n";
  write("repro.cpp", ours);
  write("02_two (1).cpp", ours);  // not taken for the second exercise either
  BOOST_TEST(read().notes.empty());
  BOOST_TEST(!read().sources.contains("02_two.cpp"));
  write("repro.cpp", "int main() {}\n");
  BOOST_TEST(read().notes.size() == 1U);
}

BOOST_AUTO_TEST_CASE(files_go_by_the_names_that_they_have) {
  write("01_one (1).cpp", "one");
  BOOST_TEST(read().sources.at("01_one.cpp").name == "01_one (1).cpp");
  BOOST_TEST(read().folder == at(""));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
