// One trial of one case, step by step, as plain data.
#pragma once

#include <string>
#include <vector>

#include "grader/result/result.hpp"

namespace grader {

struct ReplayStep {
  Words name;
  std::string asked;  // function of the student that was asked for this step; "" if none
  Verdict verdict = Verdict::not_attempted;  // of its answer, where one was asked
  Detail detail;  // its expected value and, if one was asked and came, yours
};

struct Replay {
  ExerciseResult exercise;  // with no case but the one that was replayed
  std::string call;         // "turn(m, by)"
  std::vector<NamedValue> inputs;
  int trial = 0, trials = 1;      // which of how many (from 0)
  std::vector<ReplayStep> steps;  // the last one is the exercise's own answer
};

// The first step whose answer is not right, from 0; as many as there are steps if there is none.
std::size_t first_differing(const Replay& replay);

}  // namespace grader
