// After grading: what sanitizers say of exercises that crashed, or give another result when they
// are called again. No verdict and no mark changes by it.
#pragma once

#include <vector>

#include "grader/build/library.hpp"
#include "grader/grade/grade.hpp"
#include "grader/grade/grade_exercise.hpp"

namespace grader {

// Fills in the `finding` of those of `graded` that sanitizers find something in, as
// `workshop.sanitize` says. Only cases that are shown are run again. Where the second build fails,
// `workshop.tell` hears of it, and nothing is found. `built` and `graded`: in the order of the
// pack's exercises.
void take_second_look(const Submission& submission, const Pack& pack, const Toolbox& toolbox,
                      const std::vector<Built>& built, const Workshop& workshop,
                      std::vector<GradedExercise>& graded);

}  // namespace grader
