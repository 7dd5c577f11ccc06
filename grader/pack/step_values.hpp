// The values on the way to an answer, from the reference.
#pragma once

#include <vector>

#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"

namespace grader {

// What of `steps` goes into the pack.
std::vector<StepInfo> infos_of(const std::vector<StepSpec>& steps);

// The calls that make up the step `info` of a trial whose earlier steps have `values`: the
// arguments of one, or of one for each element. Nothing where an index leads nowhere or lists
// differ in length.
std::optional<std::vector<List>> calls_of(const StepInfo& info, const List& arguments,
                                          const std::vector<StepValue>& values);

// What the results of these calls come to.
Value value_of(const StepInfo& info, List results);

// The values of all steps of a trial with `arguments`. Throws Misuse "pack.reference_failed" where
// the reference has none.
std::vector<StepValue> values_of(const std::vector<StepSpec>& steps, const List& arguments,
                                 Reference& reference);

}  // namespace grader
