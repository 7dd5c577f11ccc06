// A proof as its author reads it.
#pragma once

#include <string>

#include "grader/verify/proof.hpp"
#include "grader/words/words.hpp"

namespace grader {

// What was proven of an exercise, what is weak, and the matrix of mistakes and cases: a line for
// each name, a column for each case in file order, hidden ones after a bar. At most 80 columns with
// up to 34 cases.
std::string proof_text(const ExerciseProof& proof, Language language);

}  // namespace grader
