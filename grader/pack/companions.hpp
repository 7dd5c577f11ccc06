// Calls that are made in between, to find what a function remembers.
#pragma once

#include <vector>

#include "grader/pack/bounds.hpp"
#include "grader/pack/pack.hpp"

namespace grader {

// `first` with all its arguments changed, and with each of them alone: other numbers, the same
// shapes. Changes that `answer` has no answer to are left out; `random` as for bounds.
std::vector<Trial> make_companions(const Answer& answer, const Trial& first, const Random& random);

}  // namespace grader
