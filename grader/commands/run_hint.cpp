#include <algorithm>
#include <filesystem>

#include "grader/base/fault.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/file_state.hpp"
#include "grader/commands/find_exercise.hpp"
#include "grader/commands/hint_memory.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/shown_exercise.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

// The exercise whose file was changed last; null if none is.
const PackedExercise* last_touched(const fs::path& folder, const Pack& pack) {
  const PackedExercise* last = nullptr;
  fs::file_time_type latest = fs::file_time_type::min();
  for (const PackedExercise& exercise : pack.exercises) {
    const std::string& file = exercise.info.file;
    if (file_state(folder, file, pack) != FileState::changed) continue;
    std::error_code error;
    const auto time = fs::last_write_time(folder / file, error);
    if (error || (last != nullptr && time <= latest)) continue;
    latest = time;
    last = &exercise;
  }
  return last;
}

const PackedExercise& chosen_exercise(const HintOptions& options, const Pack& pack) {
  if (!options.exercise.empty()) return find_exercise(pack, options.exercise);
  const PackedExercise* last = last_touched(options.choice.folder, pack);
  if (last == nullptr) throw Misuse({"hint.which", {{"example", pack.exercises.at(0).info.id}}});
  return *last;
}

Message next_after(std::size_t number, const ShownExercise& exercise, bool by_number) {
  Message next{"hint.next", {{"command", exercise.id}, {"options", exercise.options}}};
  if (number >= exercise.hints.size())
    next.id = "hint.last";
  else if (by_number)
    next.values["command"] += " " + std::to_string(number + 1);
  return next;
}

std::string numbered_hint(const HintOptions& options, const ShownExercise& exercise,
                          const TextStyle& style) {
  if (options.number > exercise.hints.size())
    throw Misuse({"hint.no_such",
                  {{"exercise", exercise.id},
                   {"number", std::to_string(options.number)},
                   {"count", std::to_string(exercise.hints.size())}}});
  return hint_view(exercise, options.number, next_after(options.number, exercise, true), style);
}

// One more than was read, as far as that can be known; from the last one on always the last.
std::string next_hint(const HintOptions& options, const ShownExercise& exercise, bool is_folder,
                      const TextStyle& style) {
  HintMemory memory(options.choice.folder);
  const std::size_t read = is_folder ? memory.read(exercise.id) : 0;
  const std::size_t number = std::min(read + 1, exercise.hints.size());
  const bool kept = is_folder && memory.remember(exercise.id, number);
  return hint_view(exercise, number, next_after(number, exercise, !kept), style);
}

}  // namespace

int run_hint(const HintOptions& options, const Terminal& terminal) {
  const Pack pack = load_pack_for(options.choice);
  const TextStyle style{.language = terminal.language, .colour = terminal.colour};
  const ShownExercise shown = shown_exercise(chosen_exercise(options, pack), pack, options.choice);
  if (shown.hints.empty())
    terminal.say({"hint.none", {{"exercise", shown.id}, {"options", shown.options}}});
  else if (options.all)
    terminal.out(all_hints_view(shown, style));
  else if (options.number > 0)
    terminal.out(numbered_hint(options, shown, style));
  else
    terminal.out(next_hint(options, shown, is_students_folder(options.choice.folder, pack), style));
  return full_marks;
}

}  // namespace grader
