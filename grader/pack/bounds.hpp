// How far off an answer may be.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "grader/pack/reference.hpp"
#include "grader/value/random.hpp"
#include "grader/value/value.hpp"

namespace grader {

// Whoever answers; nothing where it has no answer.
using Answer = std::function<std::optional<Value>(const List& arguments)>;

// The reference's; it must outlive this.
Answer answer_of(Reference& reference, const std::string& function);

// A bound for each row of `expected` (compare/close.hpp counts them): the largest expected
// magnitude of the row, times the larger of 64 units of double rounding and a thousand times the
// worst honest rounding.
//
// How much honest arithmetic may differ is measured, not guessed: `answer` is asked again
// with every real input moved by one unit in its last place, which changes the result about as much
// as summing in another order does, and more where the problem is ill-conditioned. Whole numbers,
// truths and text must be exact: their bound is 0.
//
// `probes`: how many times it is called.
std::vector<double> allowed_for(const Answer& answer, const List& arguments, const Value& expected,
                                Random& random, int probes = 8);

}  // namespace grader
