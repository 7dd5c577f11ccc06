// One exercise: its built library and its cases -> its result.
#pragma once

#include "grader/build/library.hpp"
#include "grader/grade/grade.hpp"
#include "grader/run/run_trial.hpp"

namespace grader {

struct GradedExercise {
  ExerciseResult result;
  double cpu_seconds = 0;
};

// Where its cases run.
struct Stand {
  Sandbox& sandbox;
  double machine_factor;  // what nominal time limits are multiplied by
  Quiet& quiet;
};

GradedExercise grade_exercise(const PackedExercise& exercise, const Built& built,
                              const Stand& stand);

}  // namespace grader
