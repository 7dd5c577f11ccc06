#include "grader/commands/find_exercise.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/fault.hpp"
#include "grader/base/suggest.hpp"

namespace grader {
namespace {

// "03_thing.cpp" -> "3"; "0" for number 0.
std::string number_of(const std::string& name) {
  const std::size_t first = std::min(name.find_first_not_of('0'), name.size());
  const std::size_t end = std::min(name.find_first_not_of("0123456789"), name.size());
  if (end == 0) return "";
  return first < end ? name.substr(first, end - first) : "0";
}

bool is_number(const std::string& name) {
  return !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
}

bool is_called(const ExerciseInfo& info, const std::string& name) {
  if (is_number(name)) return number_of(info.file) == number_of(name);
  return name == info.id || name == info.file || name + ".cpp" == info.file;
}

[[noreturn]] void refuse_exercise(const Pack& pack, const std::string& name) {
  std::vector<std::string> known;
  for (const PackedExercise& exercise : pack.exercises) known.push_back(exercise.info.id);
  if (const auto near = nearest(name, known))
    throw Misuse({"exercise.unknown_near", {{"name", name}, {"near", *near}}});
  throw Misuse({"exercise.unknown", {{"name", name}}});
}

[[noreturn]] void refuse_case(const PackedExercise& exercise, const std::string& name) {
  std::vector<std::string> known;
  for (const Case& each : exercise.cases)
    if (!each.hidden) known.push_back(each.id);
  Message message{"case.unknown", {{"exercise", exercise.info.id}, {"name", name}}};
  if (const auto near = nearest(name, known)) {
    message.id = "case.unknown_near";
    message.values["near"] = *near;
  } else {
    message.values["known"] = fmt::format("{}", fmt::join(known, ", "));
  }
  throw Misuse(message);
}

}  // namespace

const PackedExercise& find_exercise(const Pack& pack, const std::string& called) {
  const std::string name = called.starts_with("./") ? called.substr(2) : called;
  for (const PackedExercise& exercise : pack.exercises)
    if (is_called(exercise.info, name)) return exercise;
  std::vector<std::string> begun;
  const PackedExercise* found = nullptr;
  for (const PackedExercise& exercise : pack.exercises) {
    if (name.empty() || !exercise.info.id.starts_with(name)) continue;
    begun.push_back(exercise.info.id);
    found = &exercise;
  }
  if (begun.empty()) refuse_exercise(pack, name);
  if (begun.size() == 1) return *found;
  throw Misuse(
      {"exercise.several", {{"name", name}, {"known", fmt::format("{}", fmt::join(begun, ", "))}}});
}

const Case& find_shown_case(const PackedExercise& exercise, const std::string& name) {
  std::vector<const Case*> shown;
  for (const Case& each : exercise.cases) {
    if (each.hidden) continue;
    if (each.id == name) return each;
    if (!name.empty() && each.id.starts_with(name)) shown.push_back(&each);
  }
  if (shown.size() != 1) refuse_case(exercise, name);
  return *shown.front();
}

}  // namespace grader
