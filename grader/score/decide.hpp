// The one place that turns raw facts into a verdict.
#pragma once

#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"
#include "grader/run/run_trial.hpp"

namespace grader {

struct Decision {
  Verdict verdict = Verdict::right;
  Detail detail;  // what was seen; its inputs and trial numbers are the caller's to fill in
};

// What each call of a trial should have given: the trial's own, and for calls in between, theirs.
using Calls = std::vector<const Trial*>;

// First match, in this order: too much output; out of time; ended by a signal; ended without all replies;
// not attempted; out of memory; an exception; an input changed; and the first call's value (shape, finite,
// close), then the later calls' values.
Decision decide(const TrialFacts& facts, const Calls& calls);

}  // namespace grader
