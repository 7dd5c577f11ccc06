#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/commands/command_line.hpp"

namespace grader {
namespace {

using Line = std::vector<std::string>;

template <class Command>
Command parsed(const Line& words) {
  return std::get<Command>(parse_command_line(words).command);
}

std::string usage(const Line& words) {
  try {
    parse_command_line(words);
  } catch (const Misuse& misuse) {
    BOOST_TEST(misuse.message().id == "usage");
    return misuse.message().values.at("text");
  }
  return "none";
}

struct Row {
  Line words;
  const char* text;
};

const Row misuses[] = {
    {{"pack"}, "CHAPTER is required; see `grader pack --help`"},
    {{"grade", "a", "b"}, "The following argument was not expected: b; see `grader grade --help`"},
    {{"--nonsense"},
     "The following argument was not expected: --nonsense; see `grader grade --help`"},
    {{"a", "--jobs", "0"}, "--jobs: Value 0 not in range 1 to 256; see `grader grade --help`"},
    {{"a", "--jobs", "many"},
     "--jobs: Value many not in range 1 to 256; see `grader grade --help`"},
    {{"a", "--json"}, "--json: 1 required FILE missing; see `grader grade --help`"},
    {{"a", "--audience", "all"},
     "--audience: all not in {student,instructor}; see `grader grade --help`"},
    {{"start", "a", "b", "c"},
     "The following argument was not expected: c; see `grader start --help`"},
    {{"start"}, "CHAPTER is required; see `grader start --help`"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(command_line_tests)

BOOST_AUTO_TEST_CASE(no_words_grade_this_folder) {
  const auto options = parsed<GradeOptions>({});
  BOOST_TEST(options.folder == ".");
  BOOST_TEST(options.chapter == "");
  BOOST_TEST(options.json == "");
  BOOST_TEST(options.audience == "student");
  BOOST_TEST(options.jobs == 0U);
  BOOST_TEST(!options.trust_submission);
}

BOOST_AUTO_TEST_CASE(a_folder_is_graded_with_and_without_the_word) {
  for (const Line& words : {Line{"work"}, Line{"grade", "work"}, Line{"--lang", "zh", "work"}})
    BOOST_TEST(parsed<GradeOptions>(words).folder == "work");
  BOOST_TEST(parsed<GradeOptions>({"./start"}).folder == "./start");
}

BOOST_AUTO_TEST_CASE(options_of_grade_are_read) {
  const auto options =
      parsed<GradeOptions>({"work", "--chapter", "c", "--pack", "p", "--json", "j", "--audience",
                            "instructor", "--jobs", "3", "--trust-submission"});
  BOOST_TEST(options.chapter == "c");
  BOOST_TEST(options.pack == "p");
  BOOST_TEST(options.json == "j");
  BOOST_TEST(options.audience == "instructor");
  BOOST_TEST(options.jobs == 3U);
  BOOST_TEST(options.trust_submission);
}

BOOST_AUTO_TEST_CASE(options_of_start_are_read) {
  BOOST_TEST(parsed<StartOptions>({"start", "c", "d"}).chapter == "c");
  BOOST_TEST(parsed<StartOptions>({"start", "c", "d"}).folder == "d");
  BOOST_TEST(parsed<StartOptions>({"start", "c", "--pack", "p"}).pack == "p");
}

BOOST_AUTO_TEST_CASE(options_of_pack_are_read) {
  const auto options = parsed<PackCommandOptions>(
      {"pack", "c", "--chapters", "d", "-o", "o", "--secret", "s", "--visible"});
  BOOST_TEST(options.chapter == "c");
  BOOST_TEST(options.chapters == "d");
  BOOST_TEST(options.output == "o");
  BOOST_TEST(options.secret == "s");
  BOOST_TEST(options.visible);
}

BOOST_AUTO_TEST_CASE(the_language_goes_with_every_command) {
  for (const Line& words : {Line{"--lang", "zh"}, Line{"start", "c", "--lang", "zh"},
                            Line{"pack", "c", "--lang", "zh"}})
    BOOST_TEST(parse_command_line(words).language == "zh");
  BOOST_TEST(parse_command_line({}).language == "");
}

BOOST_AUTO_TEST_CASE(misuse_is_told_word_for_word) {
  for (const Row& row : misuses) BOOST_TEST(usage(row.words) == row.text);
}

BOOST_AUTO_TEST_CASE(help_and_version_are_information) {
  BOOST_TEST(parsed<Information>({"--version"}).text.starts_with("grader 0."));
  BOOST_TEST(parsed<Information>({"--help"}).text.find("Exit status: 0 full marks") !=
             std::string::npos);
  BOOST_TEST(parsed<Information>({"pack", "--help"}).text.find("--secret") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
