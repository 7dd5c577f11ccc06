#include "grader/result/redact.hpp"

#include <fmt/format.h>

namespace grader {
namespace {

// Built from what may be seen, so that a field that is added to CaseResult later stays hidden.
CaseResult redacted(const CaseResult& hidden, int ordinal) {
  CaseResult shown;
  shown.id = fmt::format("hidden {}", ordinal);
  shown.verdict = hidden.verdict;
  shown.hidden = true;
  shown.points = hidden.points;
  shown.max_points = hidden.max_points;
  return shown;
}

}  // namespace

Result redacted(const Result& result) {
  Result shown = result;
  for (ExerciseResult& exercise : shown.exercises) {
    int ordinal = 0;
    for (CaseResult& one : exercise.cases) {
      if (one.hidden) one = redacted(one, ++ordinal);
    }
  }
  return shown;
}

}  // namespace grader
