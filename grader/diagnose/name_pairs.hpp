// Two mistakes made together.
#pragma once

#include <vector>

#include "grader/diagnose/evidence.hpp"

namespace grader {

// The pair that explains most of `evidence`, in at least two cases, and of which neither half would
// do alone: both mistakes, or the one that all equally good pairs share. None if there is no such
// pair.
std::vector<Diagnosis> name_pair(const PackedExercise& exercise,
                                 const std::vector<Evidence>& evidence);

}  // namespace grader
