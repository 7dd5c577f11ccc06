// Comparing what was seen with what each known mistake would have shown.
#pragma once

#include <vector>

#include "grader/diagnose/observation.hpp"
#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"

namespace grader {

// The mistakes that explain the observations, see diagnose.hpp; none if none does. Their counts of
// cases that failed are left to the caller.
std::vector<Diagnosis> name_mistakes(const PackedExercise& exercise,
                                     const std::vector<Observation>& observations);

// How many cases have a trial that is not right.
std::size_t count_failed(const std::vector<Observation>& observations);

}  // namespace grader
