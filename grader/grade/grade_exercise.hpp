// One exercise: its built library and its cases -> its result.
#pragma once

#include "grader/build/library.hpp"
#include "grader/grade/grade.hpp"
#include "grader/run/run_trial.hpp"

namespace grader {

// A trial of a case that is shown, and is the first of these to go wrong, in a way that undefined
// behaviour often does: by a signal, or with another result when called again.
struct Suspicion {
  std::string case_id;
  CaseRequest request;
};

struct GradedExercise {
  ExerciseResult result;
  std::optional<Suspicion> suspicion;
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
