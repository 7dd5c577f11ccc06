#include "grader/score/score.hpp"

#include <algorithm>

namespace grader {
namespace {

Verdict first_not_right(const std::vector<CaseResult>& cases, bool hidden) {
  const auto found = std::find_if(cases.begin(), cases.end(), [&](const CaseResult& each) {
    return each.hidden == hidden && each.verdict != Verdict::right;
  });
  return found == cases.end() ? Verdict::right : found->verdict;
}

}  // namespace

void score_exercise(ExerciseResult& exercise) {
  exercise.score = 0;
  for (const CaseResult& each : exercise.cases) exercise.score += each.points;
  exercise.verdict = first_not_right(exercise.cases, false);
  if (exercise.verdict == Verdict::right) exercise.verdict = first_not_right(exercise.cases, true);
}

}  // namespace grader
