// How the tables of chapter_numbers.hpp are checked, and that the check can fail.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

#include "grader/problem/load.hpp"
#include "tests/reference/chapter_example.hpp"
#include "tests/reference/chapter_numbers.hpp"
#include "tests/reference/written_numbers.hpp"

namespace attention::test {

namespace {

const std::filesystem::path folder =
    std::filesystem::path(GRADER_TESTS_FOLDER).parent_path() / "problems/ch08_attention";

std::string with_single_spaces(const std::string& text) {
  return replace(text, "\\s+", " ");
}

const grader::ExerciseInfo& exercise_in(const std::string& file) {
  static const grader::Chapter chapter = grader::load_chapter(folder);
  for (const grader::Exercise& exercise : chapter.exercises)
    if (exercise.info.file == file + ".cpp") return exercise.info;
  throw std::invalid_argument("no exercise has the file " + file);
}

std::string cases_of(const std::string& file) {
  std::ostringstream all;
  all << std::ifstream(folder / (file + ".yaml")).rdbuf();
  const std::string text = all.str();
  return text.substr(text.find("\ncases:"), text.find("\nexplanation:") - text.find("\ncases:"));
}

// English, Chinese; the cases are in neither.
std::vector<std::string> texts_of(const std::string& file, Place place) {
  if (place == Place::cases) return {cases_of(file)};
  const grader::ExerciseInfo& info = exercise_in(file);
  const grader::Words& words = place == Place::statement ? info.statement : info.explanation;
  return {words.en, words.zh};
}

std::string without_braces(const std::string& text) {
  return replace(text, "[{}]", "");
}

std::string in_braces(const std::string& text) {
  const std::size_t open = text.find('{');
  if (open == std::string::npos) return text;
  return text.substr(open + 1, text.find('}') - open - 1);
}

bool occurs(const std::string& text, const std::string& all) {
  return with_single_spaces(all).find(without_braces(text)) != std::string::npos;
}

bool is_value(const std::vector<double>& numbers, const ChapterNumber& row) {
  if (static_cast<Index>(numbers.size()) != row.value.size()) return false;
  return std::equal(numbers.begin(), numbers.end(), row.value.data(),
                    [&](double a, double b) { return std::abs(a - b) <= row.tolerance; });
}

void check(const ChapterNumber& row) {
  const std::vector<std::string> places = texts_of(row.file, row.place);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::string& text = i == 1 && !row.chinese_text.empty() ? row.chinese_text : row.text;
    BOOST_TEST_INFO("section " << row.section << ", " << row.file << ": " << text);
    BOOST_TEST(occurs(text, places[i]));
    BOOST_TEST_INFO("section " << row.section << ", " << row.file << ": " << text);
    BOOST_TEST(is_value(numbers_in(in_braces(text)), row));
  }
}

}  // namespace

void check(const std::vector<ChapterNumber>& table) {
  for (const ChapterNumber& row : table) check(row);
}

BOOST_AUTO_TEST_SUITE(chapter_numbers_tests)

BOOST_AUTO_TEST_CASE(numbers_are_read_as_they_are_written) {
  const auto is = [](const char* text, const std::vector<double>& expected) {
    BOOST_TEST(numbers_in(text) == expected, boost::test_tools::per_element());
  };
  is("[[1.5, 3/4], [0, 2]]", {1.5, 0.75, 0, 2});
  is("(-0.3, +0.05)", {-0.3, 0.05});
  is("ln 2、2 ln 2", {std::log(2.0), 2 * std::log(2.0)});
  is("1 to 4 and 16", {1, 4, 16});
  is("1 到 4 再到 16", {1, 4, 16});
  is("sqrt(2) ln 2", {std::sqrt(2.0) * std::log(2.0)});
  is("[c, 2c, 2 * c]", {example::c, 2 * example::c, 2 * example::c});
  is("3x2", {3, 2});
  is("[true, false] - [true, true]", {1, 0, 1, 1});
}

BOOST_AUTO_TEST_CASE(a_wrong_number_is_noticed) {
  const ChapterNumber row{"4", "04_attend", Place::statement, "[1.5, 0.75]", Matrix{{1.5, 0.75}}};
  BOOST_TEST(is_value({1.5, 0.75}, row));
  BOOST_TEST(!is_value({1.5, 0.7501}, row));
  BOOST_TEST(!is_value({1.5}, row));
  BOOST_TEST(!is_value({1.5, std::nan("")}, row));
}

BOOST_AUTO_TEST_CASE(a_missing_text_is_noticed) {
  BOOST_TEST(occurs("gets {[1.6, 0.6]}", "and gets\n  [1.6, 0.6],"));
  BOOST_TEST(!occurs("gets {[1.6, 0.6]}", "and gets [1.6, 0.60]"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
