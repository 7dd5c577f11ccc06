#include "grader/commands/mistake_examples.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/grade/grade_mistaken.hpp"
#include "grader/report/exercise_view.hpp"
#include "grader/score/score.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr int most_lines = 60;

// The first exercise that knows the mistake, and the first of its names there.
struct Example {
  const PackedExercise* exercise = nullptr;
  std::string name;
};

Example example_of(const Mistake& mistake, const Pack& pack) {
  for (const PackedExercise& exercise : pack.exercises)
    for (const PackedMistake& known : exercise.mistakes)
      if (known.id == mistake.id && !known.names.empty()) return {&exercise, known.names.front()};
  return {};
}

// Where a mistake cannot be made, the answer is an exception of ours, which no student ever reads:
// a case with numbers is shown if there is one.
void show_numbers(ExerciseResult& exercise) {
  std::stable_partition(exercise.cases.begin(), exercise.cases.end(),
                        [](const CaseResult& each) { return each.verdict != Verdict::crashed; });
  score_exercise(exercise);
}

fs::path make_folder(const fs::path& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (!error) return path;
  throw Fault({"fault.write", {{"path", path.string()}, {"reason", error.message()}}});
}

std::string report_on(const ExerciseResult& exercise, const Pack& pack, Language language) {
  Result result{.chapter = pack.chapter.id, .chapter_title = pack.chapter.title};
  result.exercises = {exercise};
  const TextStyle style{.language = language};
  return fmt::format("{}\n", fmt::join(failing_view(result, exercise, style, most_lines), "\n"));
}

}  // namespace

void write_examples(const std::string& folder, const Chapter& chapter, const Pack& pack,
                    Mistaken& mistaken) {
  for (const Mistake& mistake : chapter.mistakes) {
    const Example example = example_of(mistake, pack);
    if (example.exercise == nullptr) continue;
    auto result = grade_mistaken(*example.exercise, {example.name}, mistaken);
    show_numbers(result);
    const fs::path place = make_folder(fs::path(folder) / mistake.id);
    write_file(place / "en.txt", report_on(result, pack, Language::english));
    write_file(place / "zh.txt", report_on(result, pack, Language::chinese));
  }
}

}  // namespace grader
