#include "grader/result/result.hpp"

#include "grader/result/numbers.hpp"

namespace grader {
namespace {

double sum(const Result& result, bool extra, double ExerciseResult::*points) {
  double total = 0;
  for (const ExerciseResult& exercise : result.exercises) {
    if (exercise.extra == extra) total += exercise.*points;
  }
  return round_points(total);
}

constexpr std::string_view reasons[] = {"none",   "stack_overflow",    "null_pointer", "terminated",
                                        "waited", "unreadable_answer", "large_answer"};

}  // namespace

std::string_view to_string(Reason reason) {
  return reasons[static_cast<std::size_t>(reason)];
}

std::optional<Reason> reason_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(reasons); ++i)
    if (reasons[i] == name) return static_cast<Reason>(i);
  return std::nullopt;
}

double Result::score() const {
  return totals ? totals->score : sum(*this, false, &ExerciseResult::score);
}

double Result::max_score() const {
  return totals ? totals->max_score : sum(*this, false, &ExerciseResult::max_score);
}

double Result::extra_score() const {
  return totals ? totals->extra_score : sum(*this, true, &ExerciseResult::score);
}

}  // namespace grader
