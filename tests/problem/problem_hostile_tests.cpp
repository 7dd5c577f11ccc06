// Files that mean harm, or that a broken disk left behind: every one ends in a sentence, and none
// takes more memory or time than a large honest one.
#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/problem/load.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

std::string times(std::size_t count, const std::string& piece) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += piece;
  return text;
}

// A good exercise but for what stands in `let`, in the sizes and after `q:`.
std::string exercise(const std::string& q, const std::string& let = "{c: 1}",
                     const std::string& sizes = "{n: 1}", const std::string& repeat = "1") {
  return "id: x\ntitle: {en: A, zh: 甲}\nfile: 01_x.cpp\nfunction: space::f\narguments: [q]\n"
         "points: 1\nstatement: {en: A, zh: 甲}\nlet: " +
         let + "\ncases:\n  - {id: a, repeat: " + repeat + ", sizes: " + sizes +
         ", given: {q: " + q + "}}\n";
}

std::string keys(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += "k" + std::to_string(i) + ": 1\n";
  return text;
}

// Each name is the one before it and one more.
std::string chain(std::size_t count) {
  std::string text = "a0: 1";
  for (std::size_t i = 1; i < count; ++i)
    text += ", a" + std::to_string(i) + ": a" + std::to_string(i - 1) + " + 1";
  return text;
}

std::string with_arguments(std::size_t count) {
  std::string text = exercise("1");
  std::string names;
  for (std::size_t i = 1; i < count; ++i) names += ", k" + std::to_string(i);
  return text.insert(text.find("[q]") + 2, names);
}

std::string cases(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i)
    text += "  - {id: a" + std::to_string(i) + ", given: {q: 1}}\n";
  return text;
}

// Each level names the one before nine times.
std::string laughs() {
  std::string text = "a0: &a0 [ha]\n";
  for (int i = 1; i < 10; ++i) {
    const std::string before = "*a" + std::to_string(i - 1) + ", ";
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + times(9, before) + "]\n";
  }
  return text;
}

// A chapter with one exercise file.
struct Place {
  Place() {
    for (const char* name : {"api", "chapter"}) fs::create_directory(at(name));
    write_file(at("api/thing.hpp"), "namespace space { int f(int q); }\n");
    write_file(at("api/01_x.cpp"), "");
    write_file(at("chapter/chapter.yaml"),
               "title: {en: A, zh: 甲}\nheader: ../api/thing.hpp\nreference: ../api\n"
               "template: ../api\n");
  }

  fs::path at(const std::string& name) const { return folder.path() / name; }
  fs::path file() const { return at("chapter/01_x.yaml"); }

  // The first sentence about the file, behind its line and column.
  std::string said() const {
    try {
      (void)load_chapter(at("chapter"));
    } catch (const Misuse& misuse) {
      const std::string text = misuse.message().values.at("text");
      BOOST_TEST(text.starts_with(file().string() + ":"), text.substr(0, 200));
      const std::string line = text.substr(0, text.find('\n'));
      return line.substr(line.find(": ") + 2);
    }
    return "no error";
  }
  std::string said(const std::string& text) const {
    std::ofstream(file(), std::ios::binary) << text;
    return said();
  }

  TemporaryFolder folder{fs::temp_directory_path()};
};

struct Row {
  const char* name;
  std::string text;
  const char* sentence;  // how it begins
};

const std::string bytes_of_utf16 = "\xFF\xFEi\0d\0:\0"s;

const Row rows[] = {
    {"nothing", "", "expected a mapping, got nothing"},
    {"blanks", "\n\n   \n", "expected a mapping, got nothing"},
    {"a comment", "# here was an exercise\n", "expected a mapping, got nothing"},
    {"an empty document", "---\n...\n", "expected an exercise, got nothing"},
    {"NUL", "id: x\0\n"s, "expected text, got a NUL byte"},
    {"UTF-16", bytes_of_utf16, "expected text, got a NUL byte"},
    {"Latin-1", "id: \xE9t\xE9\n", "expected UTF-8, got another byte"},
    {"a byte order mark", "\xEF\xBB\xBFid: x\n", "expected UTF-8 without a byte order mark"},
    {"an overlong slash", "id: \xC0\xAF\n", "expected UTF-8, got another byte"},
    {"tabs", "id: x\ncases:\n\t- id: a\n", "expected valid YAML, got: "},
    {"flow depth", times(10'000, "[") + times(10'000, "]"), "expected at most 32 levels, got more"},
    {"block depth", times(10'000, "- ") + "x\n", "expected at most 32 levels, got more"},
    {"indented depth",
     [] {
       std::string text;
       for (std::size_t i = 0; i < 1000; ++i) text += std::string(i, ' ') + "a:\n";
       return text;
     }(),
     "expected at most 32 levels, got more"},
    {"braces", times(100'000, "{a: "), "expected at most 32 levels, got more"},
    {"a billion laughs", laughs(), "expected a value, got an anchor"},
    {"an alias", "id: *x\n", "expected valid YAML, got: "},
    {"a merge key", "<<: {id: x}\n", "expected a key of an exercise, got \"<<\""},
    {"a binary tag", "id: !!binary eA==\n", "expected a value, got the tag"},
    {"a tag of a class", "id: !!python/object/apply:os.system [x]\n",
     "expected a value, got the tag"},
    {"two documents", exercise("1") + "---\nid: y\n", "expected one document, got another"},
    {"a key twice", exercise("1") + "id: x\n", "expected each key once, got \"id\" again"},
    {"a list as key", exercise("1") + "? [a]\n: 1\n", "expected a key, got a list"},
    {"a directive", "%YAML 9.9\n---\n" + exercise("1"), "expected valid YAML, got: "},
    {"thousands of keys", keys(80'000), "expected a key of an exercise, got \"k0\""},
    {"a long scalar", "id: " + std::string(1'000'000, 'x') + "\n", "expected the key "},
    {"a long key", std::string(1'000'000, 'x') + ": 1\n", "expected "},
    {"1e999", exercise("1e999"), "expected a number that a double can hold, got \"1e999\""},
    {"-1e999", exercise("-1e999"), "expected a number that a double can hold, got \"-1e999\""},
    {"0xFF", exercise("0xFF"), "expected a decimal number, got \"0xFF\""},
    {".nan", exercise(".nan"), "expected a known name, got \"nan\""},
    {"NaN by sums", exercise("inf - inf"), "expected an expression with a finite value"},
    {"1/0", exercise("1/0"), "expected an expression with a finite value, got \"1/0\""},
    {"9^9^9^9", exercise("9^9^9^9"), "expected an expression with a finite value"},
    {"brackets", exercise(times(100'000, "(") + "1" + times(100'000, ")")), "expected "},
    {"few brackets", exercise(times(90, "(") + "1" + times(91, ")")), "expected 1 more ("},
    {"a megabyte of sums", exercise("1" + times(250'000, "+1")),
     "expected a number in at most 200"},
    {"thousands of names", exercise("1", "{" + chain(20'000) + "}"), "no error"},
    {"thousands of cases", exercise("1") + cases(10'000), "expected at most 1000 cases, got 10001"},
    {"thousands of arguments", with_arguments(50'000), "expected at most 100 items, got 50000"},
    {"let by itself", exercise("1", "{a: a}"), "expected a known name, got \"a\""},
    {"let in a circle", exercise("1", "{a: b, b: a}"), "expected a known name, got \"b\""},
    {"let by doubling", exercise("c", "{a: 9^9^3, b: a^9, c: b^9}"), "expected an expression"},
    {"a size of gigabytes", exercise("normal(n)", "{c: 1}", "{n: 1000000000}"),
     "expected a whole number from 0 to 10000"},
    {"a product of sizes", exercise("normal(n, n)", "{c: 1}", "{n: 10000}"),
     "expected at most 1000000 numbers, got 100000000"},
    {"a size by powers", exercise("normal(n^9)", "{c: 1}", "{n: 10}"),
     "expected a size from 0 to 10000"},
    {"a billion trials", exercise("1", "{c: 1}", "{n: 1}", "1000000000"),
     "expected a whole number from 1 to 1000"},
    {"gigabytes by trials", exercise("normal(n, n)", "{c: 1}", "{n: 1..1000}", "1000"),
     "expected at most 10000000 numbers in all cases, got 1000000000"},
    {"codes in an expression", exercise("c\x1b"), "expected a number, got \"c\\x1b\""},
    {"half a character", exercise("1" + times(21, "√")), "expected a number, got \"1√"},
    {"a name of a thousand parts",
     [] {
       std::string text = exercise("1");
       return text.replace(text.find("space::f"), 8, times(100'000, "a::") + "f");
     }(),
     "expected a function that the header declares, got \"a::a::"},
    {"errors without end", exercise("[" + times(20'000, "x, ") + "x]"), "expected a known name"},
    {"a terminal's codes", "\x1b[2J: 1\n", "expected a key of an exercise, got \"\\x1b[2J\""},
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(problem_hostile_tests, Place)

BOOST_AUTO_TEST_CASE(the_good_file_is_good) {
  BOOST_TEST(said(exercise("1")) == "no error");
  BOOST_TEST(said(exercise("[-inf, .inf, 2*inf]")) == "no error");
}

BOOST_AUTO_TEST_CASE(lines_may_end_as_on_windows) {
  std::string text = exercise("1");
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  BOOST_TEST(said(text) == "no error");
}

BOOST_AUTO_TEST_CASE(every_hostile_text_ends_in_a_sentence) {
  for (const Row& row : rows) {
    const std::string sentence = said(row.text);
    BOOST_TEST(sentence.starts_with(row.sentence), row.name << ": " << sentence.substr(0, 300));
  }
}

BOOST_AUTO_TEST_CASE(no_sentence_steers_the_terminal) {
  for (const Row& row : rows) BOOST_TEST(said(row.text).find('\x1b') == std::string::npos);
}

// Nobody reads a thousand; and what each may have meant takes time to look for.
BOOST_AUTO_TEST_CASE(after_a_thousand_errors_nobody_looks_for_more) {
  write_file(file(), exercise("[" + times(20'000, "x, ") + "x]"));
  try {
    (void)load_chapter(at("chapter"));
    BOOST_ERROR("no error");
  } catch (const Misuse& misuse) {
    const std::string text = misuse.message().values.at("text");
    BOOST_TEST(text.find("and 900 more errors\n") != std::string::npos);
    BOOST_TEST(text.ends_with("1000 errors in 1 of 2 files."));
  }
}

BOOST_AUTO_TEST_CASE(a_chapter_without_exercises_is_none) {
  fs::remove(file());
  try {
    (void)load_chapter(at("chapter"));
    BOOST_ERROR("no error");
  } catch (const Misuse& misuse) {
    const std::string text = misuse.message().values.at("text");
    BOOST_TEST(text.find("chapter.yaml:1:1: expected an exercise beside chapter.yaml, as "
                         "01_thing.yaml, got none\n") != std::string::npos,
               text);
  }
}

BOOST_AUTO_TEST_CASE(a_huge_file_is_refused_unread) {
  std::ofstream(file()) << "id: x\n";
  fs::resize_file(file(), std::uintmax_t{100} << 30);  // takes no room on the disk
  BOOST_TEST(said() == "expected a file of at most 1 MiB, got more than 1 MiB");
}

BOOST_AUTO_TEST_CASE(a_folder_is_no_file) {
  fs::create_directory(file());
  BOOST_TEST(said() == "expected a file of at most 1 MiB, got a folder");
}

BOOST_AUTO_TEST_CASE(a_pipe_is_not_waited_for) {
  BOOST_TEST_REQUIRE(mkfifo(file().c_str(), 0600) == 0);
  BOOST_TEST(said() == "expected a file of at most 1 MiB, got a pipe");
}

BOOST_AUTO_TEST_CASE(links_are_followed_to_files_alone) {
  for (const auto& [target, got] :
       {std::pair("nowhere", "a link to nothing"), std::pair("/dev/zero", "something else"),
        std::pair("/", "a folder")}) {
    fs::remove(file());
    fs::create_symlink(target, file());
    BOOST_TEST(said() == "expected a file of at most 1 MiB, got "s + got);
  }
  fs::remove(file());
  fs::create_symlink("01_x.yaml", file());
  BOOST_TEST(said().starts_with("expected a file of at most 1 MiB, got "));
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_is_named) {
  if (geteuid() == 0) return;  // who may read everything
  write_file(file(), exercise("1"));
  fs::permissions(file(), fs::perms::none);
  BOOST_TEST(said() == "expected a file of at most 1 MiB, got one that cannot be read");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
