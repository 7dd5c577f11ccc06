// What was measured while grading. It lies beside the result, never in it: no two runs measure the
// same.
#pragma once

#include <string>
#include <vector>

namespace grader {

struct ExerciseTiming {
  std::string id;
  // Of its shown trials: what hidden ones take can be made to tell their numbers.
  double cpu_seconds = 0;
};

struct Timing {
  double wall_seconds = 0;
  std::vector<ExerciseTiming> exercises;
};

// As JSON, schema "grader/timing/v1".
std::string to_json(const Timing& timing);

}  // namespace grader
