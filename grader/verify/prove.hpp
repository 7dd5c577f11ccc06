// Making every known mistake and every honest variant in every trial, and looking what comes of it.
#pragma once

#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"
#include "grader/verify/proof.hpp"

namespace grader {

// All of a proof but the verdicts of reference and stub, which are found by grading them. `honest`:
// names that `mistaken` knows.
ExerciseProof prove(const PackedExercise& exercise, const std::vector<std::string>& honest,
                    Mistaken& mistaken);

}  // namespace grader
