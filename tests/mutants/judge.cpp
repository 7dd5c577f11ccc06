#include "tests/mutants/judge.hpp"

#include <set>
#include <stdexcept>
#include <vector>

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/base/file.hpp"
#include "tests/mutants/source.hpp"

extern char** environ;

namespace grader::mutants {
namespace {

using Json = nlohmann::json;

// The names before an opening parenthesis.
std::set<std::string> calls_in(const std::string& text) {
  const Source source(text);
  std::set<std::string> names;
  for (std::size_t i = 0; i < source.tokens.size(); ++i)
    if (source.tokens[i].is_word() && source.at(i + 1) == "(") names.insert(source.tokens[i].text);
  return names;
}

// Names by which other files know this one: of an exercise with two functions, both.
std::set<std::string> functions_of(const std::string& name) {
  const std::string exercise = exercise_of(name);
  if (exercise == "heads") return {"split_heads", "merge_heads"};
  return {exercise};
}

// The files of `folder` that one with this text calls, and those that they call.
std::set<std::string> called_by(const fs::path& folder, const std::string& text) {
  std::set<std::string> called;
  std::vector<std::string> open = {text};
  while (!open.empty()) {
    const std::set<std::string> names = calls_in(open.back());
    open.pop_back();
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string name = entry.path().filename();
      if (entry.path().extension() != ".cpp" || called.contains(name)) continue;
      for (const std::string& function : functions_of(name))
        if (names.contains(function) && called.insert(name).second)
          open.push_back(text_of(entry.path()));
    }
  }
  return called;
}

std::string text_with_headers(const fs::path& folder, const std::string& text) {
  std::string all = text;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".hpp") all += "\n" + text_of(entry.path());
  return all;
}

void lay_out(const fs::path& folder, const std::string& name, const std::string& text,
             const fs::path& to) {
  std::set<std::string> names = called_by(folder, text_with_headers(folder, text));
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".hpp") names.insert(entry.path().filename());
  names.erase(name);
  for (const std::string& each : names) fs::copy_file(folder / each, to / each);
  write_file(to / name, text);
}

// Runs the command with its output thrown away, and waits for it.
void run_quietly(std::vector<std::string> words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int error = posix_spawn(&child, list[0], &actions, nullptr, list.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::runtime_error("cannot run " + words[0]);
  int status = 0;
  waitpid(child, &status, 0);
}

Fate fate_of(const Json& exercise) {
  if (exercise.at("verdict") == "does_not_compile") return Fate::stillborn;
  if (exercise.at("verdict") == "not_graded") throw std::runtime_error("an exercise not graded");
  if (exercise.at("score") == exercise.at("max_score")) return Fate::survived;
  for (const Json& each : exercise.at("cases"))
    if (!each.at("hidden").get<bool>() && each.at("verdict") != "right") return Fate::killed;
  return Fate::killed_unseen;
}

std::vector<std::string> mistakes_in(const Json& exercise) {
  std::vector<std::string> names;
  for (const Json& diagnosis : exercise.at("diagnoses"))
    if (diagnosis.at("kind") != "fact") names.push_back(diagnosis.at("mistake"));
  return names;
}

// The exercise of the file `name` in the result of grading `student`.
Json grade(const std::string& program, const std::string& pack, const fs::path& student,
           const std::string& name) {
  const fs::path json = student.parent_path() / "result.json";
  run_quietly({program, "grade", student, "--pack", pack, "--json", json, "--jobs", "1",
               "--trust-submission"});
  const Json result = Json::parse(text_of(json));
  for (const Json& exercise : result.at("exercises"))
    if (exercise.at("id") == exercise_of(name)) return exercise;
  throw std::runtime_error("no exercise of " + name);
}

}  // namespace

std::string text_of(const fs::path& path) {
  const auto bytes = read_file(path, std::size_t{1} << 28);
  if (!bytes) throw std::runtime_error("cannot read " + path.string());
  return *bytes;
}

std::string exercise_of(const std::string& name) {
  const std::string stem = fs::path(name).stem();
  return stem.substr(stem.find('_') + 1);
}

Judgement Judge::judge(const fs::path& folder, const std::string& name,
                       const std::string& text) const {
  const TemporaryFolder place{temporary_place()};
  fs::permissions(place.path(), fs::perms(0755));
  const fs::path student = place.path() / "student";
  fs::create_directory(student);
  lay_out(folder, name, text, student);
  const Json exercise = grade(program, pack, student, name);
  Judgement judgement{fate_of(exercise), mistakes_in(exercise), false};
  if (judgement.named.empty()) return judgement;
  for (const std::string& fresh : fresh_packs)
    if (mistakes_in(grade(program, fresh, student, name)) != judgement.named)
      judgement.misnamed = true;
  return judgement;
}

}  // namespace grader::mutants
