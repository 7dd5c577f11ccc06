// Grading a known mistake as if a student had handed it in.
#pragma once

#include <string>
#include <vector>

#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"
#include "grader/result/result.hpp"

namespace grader {

// The result of `exercise` for an answer that makes the mistakes of these names. Where they cannot
// be made, the answer throws std::domain_error.
ExerciseResult grade_mistaken(const PackedExercise& exercise, const std::vector<std::string>& names,
                              Mistaken& mistaken);

}  // namespace grader
