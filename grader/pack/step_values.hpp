// The values on the way to an answer, from the reference.
#pragma once

#include <vector>

#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"

namespace grader {

// What of `steps` goes into the pack.
std::vector<StepInfo> infos_of(const std::vector<StepSpec>& steps);

// The arguments of the step `info` of a trial whose earlier steps have `values`. Nothing where an
// index leads nowhere.
std::optional<List> arguments_of(const StepInfo& info, const List& arguments,
                                 const std::vector<StepValue>& values);

// The values of all steps of a trial with `arguments`. Throws Misuse "pack.reference_failed" where
// the reference has none.
std::vector<StepValue> values_of(const std::vector<StepSpec>& steps, const List& arguments,
                                 Reference& reference);

}  // namespace grader
