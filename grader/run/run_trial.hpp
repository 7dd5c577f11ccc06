// Running one trial in a session, so that only what the student's code does decides how it ends.
#pragma once

#include <optional>
#include <shared_mutex>
#include <string>
#include <vector>

#include "grader/run/reply.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// The raw facts of one trial.
struct TrialFacts {
  Ending ending;
  std::size_t calls = 1;       // that were asked for
  std::vector<Reply> replies;  // that came and could be read
  std::string printed;
  double limit_seconds = 0;  // processor time that was allowed
  double cpu_seconds = 0;    // measured: for the timing file, never for a result
};

// Lets many trials run side by side, or one alone.
using Quiet = std::shared_mutex;

// Runs it; if it goes over its time, once more with nothing else of ours running, and that counts.
TrialFacts run_trial(Session& session, const CaseRequest& request, Quiet& quiet);

// Limits of a trial that may use `cpu_seconds` of processor time. Waiting is allowed longer: a
// loaded machine makes everybody wait.
Limits trial_limits(double cpu_seconds);

}  // namespace grader
