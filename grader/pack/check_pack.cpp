#include "grader/pack/check_pack.hpp"

#include <algorithm>
#include <cctype>

#include "grader/base/text.hpp"
#include "grader/compare/close.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

// Names become paths and lines of a terminal.
bool is_plain(const std::string& name) {
  return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '_';
  });
}

// Of C++: "space::name".
bool is_qualified(const std::string& name) {
  return !name.empty() && name.size() <= 256 && std::ranges::all_of(name, [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '_' || letter == ':';
  });
}

// In the folder that it is laid out in, and nowhere else; and a terminal shows it as it is.
bool is_file_name(const std::string& name) {
  return !name.empty() && name.size() <= 255 && name != "." && name != ".." &&
         name.find('/') == std::string::npos && make_safe_line(name) == name;
}

// Points and times are shown and counted with.
bool is_amount(double number) {
  constexpr double most = 1e6;
  return number >= 0 && number <= most;
}

void check_names(const ExerciseInfo& info) {
  if (!is_plain(info.id) || !is_file_name(info.file))
    throw WireError("an exercise of no plain name");
  if (info.arguments.size() != info.functions.size())
    throw WireError("functions without arguments");
  if (!std::ranges::all_of(info.functions, is_qualified))
    throw WireError("a function of no plain name");
  for (const std::vector<std::string>& names : info.arguments)
    if (!std::ranges::all_of(names, is_plain)) throw WireError("an argument of no plain name");
  if (!std::ranges::all_of(info.needs, is_plain)) throw WireError("an exercise of no plain name");
  if (!is_amount(info.points)) throw WireError("points that cannot be given");
}

void check(const std::vector<Trial>& trials, std::size_t names) {
  for (const Trial& trial : trials) {
    if (!is_whole(trial.expected) || !std::ranges::all_of(trial.arguments, is_whole))
      throw WireError("a value without its numbers");
    if (trial.allowed.size() != rows_of(trial.expected)) throw WireError("rows without bounds");
    if (!trial.mistaken.empty() && trial.mistaken.size() != names)
      throw WireError("predictions of nobody");
  }
}

void check_mistakes(const PackedExercise& exercise) {
  const std::size_t names = count_names(exercise);
  for (const PackedMistake& mistake : exercise.mistakes)
    if (!is_plain(mistake.id)) throw WireError("a mistake of no plain name");
  for (const Probe& probe : exercise.probes)
    if (probe.case_index >= exercise.cases.size() ||
        probe.trial >= exercise.cases[probe.case_index].trials.size())
      throw WireError("a probe of nothing");
  for (const PackedPair& pair : exercise.pairs)
    if (pair.first >= names || pair.second >= names ||
        pair.mistaken.size() != exercise.probes.size())
      throw WireError("a pair of nothing");
}

// A step that a student's function may be asked for must be one that can be compared.
void check_steps(const PackedExercise& exercise, const Case& each) {
  for (const Trial& trial : each.trials) {
    if (trial.steps.empty()) continue;
    if (each.hidden || trial.steps.size() != exercise.steps.size())
      throw WireError("steps of another exercise");
    for (std::size_t i = 0; i < trial.steps.size(); ++i) {
      if (!is_whole(trial.steps[i].value)) throw WireError("a value without its numbers");
      if (!exercise.steps[i].function.empty() &&
          trial.steps[i].allowed.size() != rows_of(trial.steps[i].value))
        throw WireError("a step without bounds");
    }
  }
}

void check_cases(const PackedExercise& exercise) {
  for (const Case& each : exercise.cases) {
    if (!is_plain(each.id)) throw WireError("a case of no plain name");
    if (each.function >= exercise.info.functions.size() || each.trials.empty())
      throw WireError("a case of nothing");
    if (each.arguments_as.size() != exercise.info.arguments[each.function].size())
      throw WireError("arguments without a notation");
    if (!is_amount(each.points) || !is_amount(each.cpu_seconds))
      throw WireError("a case of points or times that cannot be");
    check(each.trials, count_names(exercise));
    check_steps(exercise, each);
  }
}

}  // namespace

void check_pack(const Pack& pack) {
  if (!is_plain(pack.chapter.id)) throw WireError("a chapter of no plain name");
  if (!pack.chapter.header.empty() && !is_file_name(pack.chapter.header))
    throw WireError("a header of no plain name");
  for (const auto& [name, bytes] : pack.start_files)
    if (!is_file_name(name)) throw WireError("a file of no plain name");
  if (pack.exercises.empty()) throw WireError("a chapter without exercises");
  for (const PackedExercise& exercise : pack.exercises) {
    check_names(exercise.info);
    check_cases(exercise);
    check_mistakes(exercise);
    for (const std::vector<Trial>& companions : exercise.companions) check(companions, 0);
  }
}

}  // namespace grader
