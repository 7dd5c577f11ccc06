// The one place that turns raw facts into a verdict.
#pragma once

#include "grader/compare/close.hpp"
#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"
#include "grader/run/run_trial.hpp"

namespace grader {

// Of a value that was compared.
Verdict verdict_of(Closeness closeness);

struct Decision {
  Verdict verdict = Verdict::right;
  Detail detail;  // what was seen; its inputs and trial numbers are the caller's to fill in
};

// The trial that each call made was of. The first one's is judged; others in between are there to
// be remembered, and are judged in trials of their own.
using Calls = std::vector<const Trial*>;

// First match, in this order: too much output; out of time; ended by a signal (that of a refused
// system call; a fault; an abort, which may be for want of memory; killed for going over memory;
// any other); ended without all replies (its static data did not fit; or what came could not be
// read, or nothing came); not attempted; out of memory; too large an answer; an exception; an input
// changed; and the first call's value (shape, finite, close), then those of its later calls.
Decision decide(const TrialFacts& facts, const Calls& calls);

// The trials of calls in between that came back with another value than they want, or were the
// first not to come back. Their own turn will judge them; but one that is right then, alone, shows
// that something was remembered here.
Calls off_in_between(const TrialFacts& facts, const Calls& calls);

// What it comes to where something was remembered.
Decision decide_remembered();

}  // namespace grader
