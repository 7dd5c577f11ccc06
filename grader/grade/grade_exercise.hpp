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

GradedExercise grade_exercise(const PackedExercise& exercise, const Built& built,
                              const Workshop& workshop, Quiet& quiet);

}  // namespace grader
