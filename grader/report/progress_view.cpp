#include "grader/report/progress_view.hpp"

#include <algorithm>
#include <optional>

#include "grader/base/reflow.hpp"
#include "grader/report/lines.hpp"
#include "grader/result/sentences.hpp"

namespace grader {
namespace {

const ExerciseResult* first_not_attempted(const Result& result) {
  for (const bool extra : {false, true}) {
    for (const ExerciseResult& exercise : result.exercises) {
      if (exercise.extra == extra && exercise.verdict == Verdict::not_attempted) return &exercise;
    }
  }
  return nullptr;
}

const ExerciseResult* last_right(const Result& result) {
  const ExerciseResult* last = nullptr;
  for (const ExerciseResult& exercise : result.exercises) {
    if (exercise.verdict == Verdict::right) last = &exercise;
  }
  return last;
}

Lines explanation_lines(const ExerciseResult* exercise, const TextStyle& style, int most_lines) {
  if (exercise == nullptr) return {};
  const std::string explanation = reflow(say(exercise->explanation, style.language));
  if (explanation.empty()) return {};
  Lines lines = {title_line(*exercise, style)};
  append(lines, paragraph(explanation, style));
  return shortened(std::move(lines), most_lines);
}

// One sentence on how far the student is, where there is something to say.
std::optional<Message> standing(const Result& result) {
  const auto core = [](const ExerciseResult& exercise) { return !exercise.extra; };
  const auto done = [](const ExerciseResult& exercise) {
    return exercise.extra || exercise.verdict == Verdict::right;
  };
  const auto count = std::ranges::count_if(result.exercises, core);
  if (count == 0) return {};
  if (std::ranges::all_of(result.exercises, done)) {
    if (count == 1) return Message{"report.one_right", {}};
    return Message{"report.all_right", {{"count", std::to_string(count)}}};
  }
  if (last_right(result) == nullptr) return Message{"report.beginning", {}};
  return {};
}

}  // namespace

std::vector<std::string> progress_view(const Result& result, const TextStyle& style,
                                       int most_lines) {
  Lines lines;
  if (const std::optional<Message> said = standing(result)) lines = paragraph(*said, style);
  Lines explanation = explanation_lines(last_right(result), style, most_lines - 5);
  if (!lines.empty() && !explanation.empty()) lines.emplace_back();
  append(lines, explanation);
  if (const ExerciseResult* next = first_not_attempted(result)) {
    append(lines, next_lines(how_to_start(*next), style));
  }
  return lines;
}

}  // namespace grader
