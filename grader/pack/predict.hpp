// What the known mistakes make of an exercise's trials.
#pragma once

#include "grader/pack/bounds.hpp"
#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"
#include "grader/problem/problem.hpp"

namespace grader {

// Fills in what `exercise` knows of `mistakes`: those that name it, a prediction of each name for
// each trial, and of each two mistakes of different steps, in their first forms, for a few probes.
// The same for the same exercise.
void predict_mistakes(PackedExercise& exercise, const std::vector<Mistake>& mistakes,
                      Mistaken& mistaken);

// What a mistake makes of `trial`, by `answer`, which gives nothing where it cannot be made.
// `probes` as in allowed_for.
Prediction predict(const Answer& answer, const Trial& trial, Random& random, int probes);

}  // namespace grader
