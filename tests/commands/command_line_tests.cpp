#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/base/text.hpp"
#include "grader/commands/command_line.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(command_line_tests)

namespace {

using Line = std::vector<std::string>;

template <class Command>
Command parsed(const Line& words) {
  return std::get<Command>(parse_command_line(words).command);
}

std::string usage(const Line& words, Language language = Language::english) {
  try {
    parse_command_line(words);
  } catch (const Misuse& misuse) {
    BOOST_TEST(misuse.message().id.starts_with("usage."));
    return say(misuse.message(), language);
  }
  return "none";
}

Message trouble(const Line& words) {
  try {
    parse_command_line(words);
  } catch (const Misuse& misuse) {
    return misuse.message();
  }
  return {};
}

struct Row {
  Line words;
  const char* text;
};

const Row misuses[] = {
    {{"pack"}, "CHAPTER is required; see `grader pack --help`"},
    {{"grade", "a", "b"}, "b was not expected; see `grader grade --help`"},
    {{"--nonsense"}, "--nonsense was not expected; see `grader grade --help`"},
    {{"a", "--jobs", "0"}, "--jobs: Value 0 not in range 1 to 256; see `grader grade --help`"},
    {{"a", "--jobs", "many"},
     "--jobs: Value many not in range 1 to 256; see `grader grade --help`"},
    {{"a", "--json"}, "--json: 1 required FILE missing; see `grader grade --help`"},
    {{"a", "--sanitize", "some"}, "--sanitize: some not in {all,off}; see `grader grade --help`"},
    {{"a", "--sandbox", "jail"},
     "--sandbox: jail not in {rlimits,landlock,namespaces}; see `grader grade --help`"},
    {{"doctor", "a"}, "a was not expected; see `grader doctor --help`"},
    {{"a", "--audience", "all"},
     "--audience: all not in {student,instructor}; see `grader grade --help`"},
    {{"verify"}, "CHAPTER is required; see `grader verify --help`"},
    {{"verify", "a", "b"}, "b was not expected; see `grader verify --help`"},
    {{"verify", "a", "--examples"},
     "--examples: 1 required DIR missing; see `grader verify --help`"},
    {{"verify", "a", "--style=b"},
     "--style=b was not expected. Did you mean --styles? See `grader verify --help`"},
    {{"start", "a", "b", "c"}, "c was not expected; see `grader start --help`"},
    {{"start"}, "CHAPTER is required; see `grader start --help`"},
    {{"show"}, "EXERCISE is required; see `grader show --help`"},
    {{"hint", "a", "0"}, "NUMBER: Value 0 not in range 1 to 1000; see `grader hint --help`"},
    {{"list", "--chaptr", "a"},
     "--chaptr was not expected. Did you mean --chapter? See `grader list --help`"},
    {{"work", "--jsno=x"},
     "--jsno=x was not expected. Did you mean --json? See `grader grade --help`"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(wrong_words_are_told_in_chinese_too) {
  const Row rows[] = {
      {{"start"}, "还缺少 CHAPTER。用法见 `grader start --help`"},
      {{"verify"}, "还缺少 CHAPTER。用法见 `grader verify --help`"},
      {{"verify", "a", "--exmaples=b"},
       "用不上 --exmaples=b，是不是想写 --examples？用法见 `grader verify --help`"},
      {{"grade", "a", "b"}, "用不上 b。用法见 `grader grade --help`"},
      {{"work", "--jsno=x"}, "用不上 --jsno=x，是不是想写 --json？用法见 `grader grade --help`"},
      {{"a", "--jobs", "0"},
       "有一个值不合适（--jobs: Value 0 not in range 1 to 256）。用法见 `grader grade --help`"},
  };
  for (const Row& row : rows) BOOST_TEST(usage(row.words, Language::chinese) == row.text);
}

BOOST_AUTO_TEST_CASE(no_words_grade_this_folder) {
  const auto options = parsed<GradeOptions>({});
  BOOST_TEST(options.folder == ".");
  BOOST_TEST(options.chapter == "");
  BOOST_TEST(options.json == "");
  BOOST_TEST(options.audience == "student");
  BOOST_TEST(options.jobs == 0U);
  BOOST_TEST(options.sanitize == "suspects");
  BOOST_TEST(options.sandbox == "rlimits");
  BOOST_TEST(!options.trust_submission);
}

BOOST_AUTO_TEST_CASE(a_folder_is_graded_with_and_without_the_word) {
  for (const Line& words : {Line{"work"}, Line{"grade", "work"}, Line{"--lang", "zh", "work"}})
    BOOST_TEST(parsed<GradeOptions>(words).folder == "work");
  BOOST_TEST(parsed<GradeOptions>({"./start"}).folder == "./start");
}

BOOST_AUTO_TEST_CASE(a_language_may_stand_before_the_command) {
  for (const Line& words : {Line{"--lang", "zh", "start", "c"}, Line{"--lang=zh", "start", "c"}})
    BOOST_TEST(parsed<StartOptions>(words).chapter == "c");
}

BOOST_AUTO_TEST_CASE(options_of_grade_are_read) {
  const auto options = parsed<GradeOptions>(
      {"work", "--chapter", "c", "--pack", "p", "--json", "j", "--audience", "instructor", "--jobs",
       "3", "--sanitize", "all", "--sandbox", "landlock", "--trust-submission"});
  BOOST_TEST(options.chapter == "c");
  BOOST_TEST(options.pack == "p");
  BOOST_TEST(options.json == "j");
  BOOST_TEST(options.audience == "instructor");
  BOOST_TEST(options.jobs == 3U);
  BOOST_TEST(options.sanitize == "all");
  BOOST_TEST(options.sandbox == "landlock");
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

BOOST_AUTO_TEST_CASE(options_of_verify_are_read) {
  const auto options = parsed<VerifyOptions>(
      {"verify", "c", "--chapters", "d", "--styles", "one", "two", "--examples", "e"});
  BOOST_TEST(options.chapter == "c");
  BOOST_TEST(options.chapters == "d");
  BOOST_TEST(options.styles == (Line{"one", "two"}));
  BOOST_TEST(options.examples == "e");
  BOOST_TEST(parsed<VerifyOptions>({"verify", "c"}).styles.empty());
  BOOST_TEST(parsed<VerifyOptions>({"verify", "c"}).examples == "");
}

BOOST_AUTO_TEST_CASE(options_of_what_one_reads_are_read) {
  BOOST_TEST(parsed<ListOptions>({"list"}).choice.folder == ".");
  BOOST_TEST(parsed<ListOptions>({"list", "work"}).choice.folder == "work");
  BOOST_TEST(parsed<ListOptions>({"list", "--chapter", "c"}).choice.chapter == "c");
  BOOST_TEST(parsed<ShowOptions>({"show", "3/one", "--pack", "p"}).exercise == "3/one");
  BOOST_TEST(parsed<ShowOptions>({"show", "3", "--dir", "d"}).choice.folder == "d");
  BOOST_TEST(parsed<HintOptions>({"hint"}).exercise == "");
  BOOST_TEST(parsed<HintOptions>({"hint", "turn"}).number == 0U);
  BOOST_TEST(parsed<HintOptions>({"hint", "turn", "2"}).number == 2U);
  BOOST_TEST(parsed<HintOptions>({"hint", "turn", "--all"}).all);
}

BOOST_AUTO_TEST_CASE(options_of_replay_are_read) {
  const auto options = parsed<ReplayOptions>({"replay", "3/one", "--trial", "2", "-o", "o", "--dir",
                                              "d", "--pack", "p", "--trust-submission"});
  BOOST_TEST(options.exercise == "3/one");
  BOOST_TEST(options.trial == 2U);
  BOOST_TEST(options.output == "o");
  BOOST_TEST(options.choice.folder == "d");
  BOOST_TEST(options.choice.pack == "p");
  BOOST_TEST(options.trust_submission);
  BOOST_TEST(parsed<ReplayOptions>({"replay", "3/one"}).trial == 0U);
}

BOOST_AUTO_TEST_CASE(options_of_check_are_read) {
  BOOST_TEST(parsed<CheckOptions>({"check"}).chapters.empty());
  BOOST_TEST(parsed<CheckOptions>({"check", "a", "b/c.yaml"}).chapters == (Line{"a", "b/c.yaml"}));
  BOOST_TEST(parsed<CheckOptions>({"check", "--chapters", "d"}).folder == "d");
}

BOOST_AUTO_TEST_CASE(a_misspelt_command_is_no_folder_to_grade) {
  for (const auto& [word, near] :
       {std::pair("shwo", "show"), std::pair("lst", "list"), std::pair("grdae", "grade"),
        std::pair("rpelay", "replay"), std::pair("chekc", "check"), std::pair("verfiy", "verify"),
        std::pair("hints", "hint"), std::pair("stat", "start")})
    for (const Line& words : {Line{word}, Line{word, "more"}})
      BOOST_CHECK((trouble(words) == Message{"command.unknown", {{"name", word}, {"near", near}}}));
}

BOOST_AUTO_TEST_CASE(a_folder_called_nearly_like_a_command_is_graded) {
  const TemporaryFolder folder(std::filesystem::temp_directory_path());
  std::filesystem::create_directory(folder.path() / "shwo");
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  const std::string graded = parsed<GradeOptions>({"shwo"}).folder;
  std::filesystem::current_path(before);
  BOOST_TEST(graded == "shwo");
  BOOST_TEST(parsed<GradeOptions>({"./shwo"}).folder == "./shwo");
}

BOOST_AUTO_TEST_CASE(no_line_of_help_is_wider_than_a_terminal) {
  for (const Language language : {Language::english, Language::chinese})
    for (const char* command : {"--lang", "grade", "start", "list", "show", "hint", "replay",
                                "check", "pack", "verify"}) {
      const Line words = command[0] == '-' ? Line{"--help"} : Line{command, "--help"};
      const CommandLine line = parse_command_line(words, language);
      for (const std::string_view text : split_lines(std::get<Information>(line.command).text))
        BOOST_TEST(display_width(text) <= 80, text);
    }
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
