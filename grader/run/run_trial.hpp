// Running one trial in a session, so that only what the student's code does decides how it ends.
#pragma once

#include <optional>
#include <shared_mutex>
#include <string>
#include <vector>

#include "grader/pack/pack.hpp"
#include "grader/run/reply.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// The raw facts of one trial.
struct TrialFacts {
  Ending ending;
  std::size_t calls = 1;       // that were asked for
  std::vector<Reply> replies;  // that came and could be read
  bool garbled = false;        // something came that could not
  std::string printed;
  Crash crash = Crash::other;   // of a fault that ended it, as far as it told
  bool memory_ran_out = false;  // it was ended by SIGKILL for that
  double limit_seconds = 0;     // processor time that was allowed
  double cpu_seconds = 0;       // measured: of a result it tells only whether code waited
};

// Lets many trials run side by side, or one alone.
using Quiet = std::shared_mutex;

// Asks for function number `function` to be called with the arguments of each of `trials`, in
// order. A reply may be several times as long as the longest right one, and is always allowed 1
// MiB; of arrays that do not fit only the shape comes back.
CaseRequest request_for(std::size_t function, const std::vector<const Trial*>& trials,
                        const Limits& limits);

// Runs it. If it goes over its time, or is killed for no reason that we know, it is run once more
// with nothing else of ours running, and that counts. Throws Fault "fault.killed" if it is killed
// again and cannot have done so itself: then something outside does.
TrialFacts run_trial(Session& session, const CaseRequest& request, Quiet& quiet);

// Limits of a trial that may use `cpu_seconds` of processor time. Waiting is allowed longer: a
// loaded machine makes everybody wait.
Limits trial_limits(double cpu_seconds);

}  // namespace grader
