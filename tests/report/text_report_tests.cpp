#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/redact.hpp"
#include "tests/result/samples.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(text_report_tests)

namespace {

namespace fs = std::filesystem;

const fs::path golden = fs::path(GRADER_TESTS_FOLDER) / "golden" / "reports";

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Compares `text` with a golden file; writes the file instead where GRADER_REGENERATE is set.
void check_golden(const fs::path& path, const std::string& text) {
  if (std::getenv("GRADER_REGENERATE") != nullptr) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
  BOOST_TEST(text == read(path), path.string() << " is not what the report says now:\n" << text);
}

std::string english(const Result& result, int width = 80) {
  return text_report(result, {Language::english, false, width});
}

std::string chinese(const Result& result, int width = 80) {
  return text_report(result, {Language::chinese, false, width});
}

std::string without_colours(std::string text) {
  for (std::size_t at = text.find('\x1b'); at != text.npos; at = text.find('\x1b')) {
    text.erase(at, text.find('m', at) - at + 1);
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_sample_reads_as_its_golden_files) {
  for (const auto& [name, result] : test::samples()) {
    check_golden(golden / name / "en.txt", english(redacted(result)));
    check_golden(golden / name / "zh.txt", chinese(redacted(result)));
  }
}

BOOST_AUTO_TEST_CASE(every_golden_folder_has_its_sample) {
  std::size_t folders = 0;
  for ([[maybe_unused]] const auto& folder : fs::directory_iterator(golden)) ++folders;
  BOOST_TEST(folders == test::samples().size());
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_asked) {
  for (const auto& [name, result] : test::samples()) {
    for (const int width : {40, 60, 80, 120}) {
      for (const std::string& text : {english(result, width), chinese(result, width)}) {
        for (const std::string_view line : split_lines(text)) {
          BOOST_TEST(display_width(line) <= width, name << " at " << width << ": " << line);
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(no_report_is_longer_than_a_screen) {
  for (const auto& [name, result] : test::samples()) {
    BOOST_TEST(split_lines(english(result)).size() <= 42, name);
    BOOST_TEST(split_lines(chinese(result)).size() <= 42, name);
  }
}

BOOST_AUTO_TEST_CASE(colours_change_nothing_but_colours) {
  for (const auto& [name, result] : test::samples()) {
    const std::string coloured = text_report(result, {Language::english, true, 80});
    const std::string plain = without_colours(coloured);
    BOOST_TEST(plain.find("\x1b") == plain.npos);
    BOOST_TEST(coloured != plain, name);
    const std::string expected = english(result);
    BOOST_TEST(split_lines(plain).size() == split_lines(expected).size(), name);
  }
}

BOOST_AUTO_TEST_CASE(a_hidden_case_shows_nothing_even_before_redaction) {
  const std::string text = english(test::hidden(Verdict::wrong));
  BOOST_TEST(text.find("do not tell") == text.npos);
  BOOST_TEST(text.find("0.3302") == text.npos);
  BOOST_TEST(text.find("small_random") == text.npos);
}

BOOST_AUTO_TEST_CASE(no_control_of_the_students_reaches_the_terminal) {
  for (const auto& [name, result] : test::samples()) {
    BOOST_TEST(english(result).find('\x1b') == std::string::npos, name);
  }
}

// Names and sentences of a pack that somebody forged.
BOOST_AUTO_TEST_CASE(nothing_of_a_pack_reaches_the_terminal_as_a_control) {
  const std::string bad = "\x1b[2J\xff";
  using Change = std::function<void(ExerciseResult&, Detail&)>;
  const std::vector<std::pair<std::string, Change>> changes = {
      {"an id", [&](auto& exercise, auto&) { exercise.id += bad; }},
      {"a title", [&](auto& exercise, auto&) { exercise.title.en += bad; }},
      {"a mistake",
       [&](auto& exercise, auto&) {
         exercise.diagnoses = {{.message = {bad, bad}}};
       }},
      {"where it comes from",
       [&](auto& exercise, auto&) {
         exercise.diagnoses = {{.inherited_from = bad, .message = {"m", "m"}}};
       }},
      {"an argument", [&](auto&, auto& detail) { detail.inputs[0].name += bad; }},
      {"a field of an argument",
       [&](auto&, auto& detail) { detail.inputs[0].written.fields[0] += bad; }},
      {"a field of the result", [&](auto&, auto& detail) { detail.expected_as.fields[1] += bad; }},
      {"an expression",
       [&](auto&, auto& detail) { detail.expected_as.parts[1].numbers[0] += bad; }},
      {"a case", [&](auto& exercise, auto&) { exercise.cases[1].id += bad; }},
  };
  for (const auto& [name, change] : changes) {
    Result result = test::wrong_in_struct();
    change(result.exercises[1], *result.exercises[1].cases[1].detail);
    const std::string text = english(result);
    BOOST_TEST(text.find('\x1b') == text.npos, name);
    BOOST_TEST(text.find("\\x1b[2J\\xff") != text.npos, name << ": " << text);
  }
  Result right = test::all(Verdict::right);
  for (ExerciseResult& exercise : right.exercises) exercise.explanation.en += bad;
  BOOST_TEST(english(right).find('\x1b') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_empty_result_is_a_headline) {
  BOOST_TEST(split_lines(english({})).size() <= 3);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
