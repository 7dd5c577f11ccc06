#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/commands/commands.hpp"
#include "grader/commands/find_exercise.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/shown_exercise.hpp"

namespace grader {
namespace {

ShownCase shown_case(const PackedExercise& exercise, const Case& shown, Language language) {
  const ExerciseInfo& info = exercise.info;
  const std::vector<std::string>& names = info.arguments.at(shown.function);
  const std::string& function = info.functions.at(shown.function);
  ShownCase view{
      shown.id,
      fmt::format("{}({})", function.substr(function.rfind(':') + 1), fmt::join(names, ", ")),
      {}};
  const Trial& trial = shown.trials.front();
  view.detail.trials = static_cast<int>(shown.trials.size());
  for (std::size_t i = 0; i < trial.arguments.size() && i < names.size(); ++i)
    view.detail.inputs.push_back({names[i], trial.arguments[i], shown.arguments_as.at(i)});
  // A list has no table of its own: its parts are shown like those of inputs.
  if (std::holds_alternative<List>(trial.expected.content))
    view.detail.inputs.push_back(
        {say(Message{"report.expected", {}}, language), trial.expected, shown.expected_as});
  else
    view.detail.expected = trial.expected;
  view.detail.expected_as = shown.expected_as;
  return view;
}

}  // namespace

int run_show(const ShowOptions& options, const Terminal& terminal) {
  const Pack pack = load_pack_for(options.choice);
  const TextStyle style{.language = terminal.language, .colour = terminal.colour};
  const bool here = options.exercise.starts_with("./");
  const std::size_t slash = options.exercise.find('/', here ? 2 : 0);
  const PackedExercise& exercise = find_exercise(pack, options.exercise.substr(0, slash));
  const ShownExercise shown = shown_exercise(exercise, pack, options.choice);
  if (slash == std::string::npos) {
    terminal.out(statement_view(shown, style));
  } else {
    const Case& each = find_shown_case(exercise, options.exercise.substr(slash + 1));
    terminal.out(shown_case_view(shown, shown_case(exercise, each, style.language), style));
  }
  return full_marks;
}

}  // namespace grader
