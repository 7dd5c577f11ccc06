// From the cases of an exercise to its verdict and points.
#pragma once

#include "grader/result/result.hpp"

namespace grader {

// Fills in `verdict` and `score` from `cases`: the sum of the points of those that are right, and
// the verdict of the first visible case, in file order, that is not right, else of the first hidden
// one, else `right`.
void score_exercise(ExerciseResult& exercise);

}  // namespace grader
