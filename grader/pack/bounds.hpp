// How far off an answer may be.
#pragma once

#include <string>
#include <vector>

#include "grader/pack/reference.hpp"
#include "grader/value/random.hpp"

namespace grader {

// A bound for each row of `expected` (compare/close.hpp counts them): the largest expected
// magnitude of the row, times the larger of 64 units of double rounding and a thousand times the
// worst honest rounding.
//
// How much honest arithmetic may differ is measured, not guessed: the reference is called again
// with every real input moved by one unit in its last place, which changes the result about as much
// as summing in another order does, and more where the problem is ill-conditioned. Whole numbers,
// truths and text must be exact: their bound is 0.
std::vector<double> allowed_for(Reference& reference, const std::string& function,
                                const List& arguments, const Value& expected, Random& random);

}  // namespace grader
