// One trial of one case, step by step: which step of a student's is the first to go wrong?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/grade/grade.hpp"
#include "grader/result/replay.hpp"

namespace grader {

struct ReplayRequest {
  const PackedExercise& exercise;
  const Case& each;                  // one of its cases, not hidden
  std::optional<std::size_t> trial;  // none: the first that goes wrong, else the first
};

struct Replayed {
  Replay replay;
  std::vector<std::string> callees;  // ids of the exercises that the student's code calls, or would
};

// Builds as `grade` does and runs that case alone. A step that is a function of another exercise,
// which the student's code calls, is asked of the student's own function, with the inputs that are
// right for it: so a mistake shows in its own step only. Requires: `trial` is one of the case's.
// Throws Fault as `grade` does.
Replayed replay_case(const ReplayRequest& request, const Submission& submission, const Pack& pack,
                     const Workshop& workshop);

}  // namespace grader
