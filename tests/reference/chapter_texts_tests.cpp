// What all exercises of chapter 8 have in common: where they say from which section they come, and
// their ladders of hints.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "grader/problem/load.hpp"

namespace attention::test {

BOOST_AUTO_TEST_SUITE(chapter_texts_tests)

namespace {

namespace fs = std::filesystem;

const fs::path root = fs::path(GRADER_TESTS_FOLDER).parent_path();

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of('\n');
  const std::size_t start = text.find_last_of('\n', end) + 1;
  return text.substr(start, end + 1 - start);
}

// "// 04 attend · chapter 8, section 4 · 第 8 章第 4 节": the parts between the dots.
std::vector<std::string> first_line_of_stub(const std::string& file) {
  std::string line;
  std::ifstream stub(root / "student_template/ch08_attention" / file);
  std::getline(stub, line);
  std::vector<std::string> parts;
  const std::string dot = " · ";
  for (std::size_t at = 0; at != std::string::npos;) {
    const std::size_t end = line.find(dot, at);
    parts.push_back(line.substr(at, end == std::string::npos ? end : end - at));
    at = end == std::string::npos ? end : end + dot.size();
  }
  return parts;
}

std::string capitalised(std::string text) {
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::vector<grader::ExerciseInfo> exercises() {
  std::vector<grader::ExerciseInfo> infos;
  for (const auto& exercise : grader::load_chapter(root / "problems/ch08_attention").exercises)
    infos.push_back(exercise.info);
  return infos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(statements_end_with_the_section_that_the_stub_names) {
  for (const grader::ExerciseInfo& info : exercises()) {
    const std::vector<std::string> stub = first_line_of_stub(info.file);
    BOOST_REQUIRE_EQUAL(stub.size(), 3);
    BOOST_TEST(last_line(info.statement.en) == capitalised(stub[1]) + ".", info.id);
    BOOST_TEST(last_line(info.statement.zh) == stub[2] + "。", info.id);
  }
}

BOOST_AUTO_TEST_CASE(ladders_of_hints_have_three_to_five_steps) {
  for (const grader::ExerciseInfo& info : exercises())
    BOOST_TEST((info.hints.size() >= 3 && info.hints.size() <= 5), info.id);
}

BOOST_AUTO_TEST_CASE(hints_hold_no_code) {
  for (const grader::ExerciseInfo& info : exercises())
    for (const grader::Words& hint : info.hints)
      for (const char* code : {"::", "();", ".row(", ".transpose(", "for ("})
        BOOST_TEST(hint.en.find(code) == std::string::npos, info.id << ": " << code);
}

BOOST_AUTO_TEST_CASE(every_exercise_is_explained) {
  for (const grader::ExerciseInfo& info : exercises()) {
    BOOST_TEST(!info.explanation.en.empty(), info.id);
    BOOST_TEST(!info.explanation.zh.empty(), info.id);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
