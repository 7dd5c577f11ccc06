#include "tests/corpora/corpus.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace grader::test {
namespace {

// The name that a student's file for `exercise` has: with its number.
std::string file_of(const std::string& exercise) {
  for (const auto& entry : fs::directory_iterator(repository("student_template/ch08_attention"))) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with("_" + exercise + ".cpp") && name.size() == exercise.size() + 7) return name;
  }
  throw std::runtime_error("no exercise " + exercise);
}

// As few submissions as possible, none with two answers to one exercise.
std::vector<std::vector<Answer>> share_out(const std::vector<Answer>& answers) {
  std::vector<std::vector<Answer>> submissions;
  std::map<std::string, std::size_t> used;
  for (const Answer& answer : answers) {
    const std::size_t turn = used[answer.exercise]++;
    if (turn == submissions.size()) submissions.emplace_back();
    submissions[turn].push_back(answer);
  }
  return submissions;
}

}  // namespace

std::vector<Answer> answers_in(const fs::path& folder) {
  std::vector<Answer> answers;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string stem = entry.path().stem().string();
    const auto dot = stem.rfind('.');
    answers.push_back({entry.path(), stem.substr(0, dot), stem.substr(dot + 1)});
  }
  std::ranges::sort(answers, {}, &Answer::path);
  return answers;
}

void grade_all(const std::vector<Answer>& answers, const std::string& pack,
               const std::function<void(const Answer&, const Json&)>& see) {
  for (const auto& together : share_out(answers)) {
    const Desk desk;
    for (const Answer& answer : together)
      fs::copy_file(answer.path, desk.path(file_of(answer.exercise)));
    const Json result = grade(desk.path(), pack, {"--trust-submission"}).json();
    for (const Answer& answer : together) see(answer, exercise_in(result, answer.exercise));
  }
}

std::vector<std::string> named(const Json& exercise, const std::vector<std::string>& kinds) {
  std::vector<std::string> names;
  for (const Json& diagnosis : exercise.at("diagnoses"))
    if (std::ranges::count(kinds, diagnosis.at("kind").get<std::string>()) > 0)
      names.push_back(diagnosis.at("mistake"));
  return names;
}

}  // namespace grader::test
