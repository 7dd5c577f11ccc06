// One exercise: its built library and its cases -> its result.
#pragma once

#include <memory>

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

class ExerciseRun;

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

// An exercise while its cases are run: those that are shown, and later the hidden ones. Where each
// exercise's shown cases are run before any hidden case of any, nothing that code learnt from a
// hidden case can show, whatever it could be remembered by: a file in the system's memory, a clock.
class ExerciseUnderWay {
 public:
  // All of these must outlive it.
  ExerciseUnderWay(const PackedExercise& exercise, const Built& built, const Stand& stand,
                   GradedExercise& graded);
  ~ExerciseUnderWay();
  ExerciseUnderWay(const ExerciseUnderWay&) = delete;
  ExerciseUnderWay& operator=(const ExerciseUnderWay&) = delete;

  // Then `graded` tells of these cases, and of what is suspected.
  void run_shown();
  // To be called after it. Then `graded` is whole.
  void run_hidden();

 private:
  template <class Work>
  void guarded(Work work);
  void run_cases(bool hidden);
  void finish();

  const PackedExercise& exercise_;
  const Built& built_;
  const Stand stand_;
  GradedExercise& graded_;
  std::unique_ptr<ExerciseRun> run_;  // none before, and none where nothing is left to run
};

// Both at once.
GradedExercise grade_exercise(const PackedExercise& exercise, const Built& built,
                              const Stand& stand);

}  // namespace grader
