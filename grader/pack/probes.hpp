// The few trials of an exercise on which two mistakes made together are predicted.
#pragma once

#include <vector>

#include "grader/pack/pack.hpp"

namespace grader {

// At most 8, in which every name of `exercise` shows twice if it can, and which tell as many names
// from each other as they can. Requires: the names are predicted for all trials.
std::vector<Probe> choose_probes(const PackedExercise& exercise);

}  // namespace grader
