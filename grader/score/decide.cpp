#include "grader/score/decide.hpp"

namespace grader {
namespace {

// The supervisor's word for: the shared object could not be loaded. Its static data did not fit.
constexpr int load_failed = 125;

Decision decide_over(const OverLimit& over, const TrialFacts& facts) {
  Decision decision;
  decision.verdict = over.limit == Limit::output ? Verdict::too_much_output : Verdict::timed_out;
  if (decision.verdict == Verdict::timed_out) decision.detail.limit_seconds = facts.limit_seconds;
  return decision;
}

// The process ended before it had answered every call.
Decision decide_unanswered(const TrialFacts& facts) {
  Decision decision;
  const int status = std::get<Exited>(facts.ending).status;
  decision.verdict = status == load_failed && facts.replies.empty() ? Verdict::out_of_memory
                                                                    : Verdict::exited_early;
  decision.detail.exit_status = status;
  return decision;
}

Decision decide_value(const Returned& returned, const Trial& trial) {
  const Comparison comparison = compare(returned.value, trial.expected, trial.allowed);
  Decision decision;
  if (comparison.closeness == Closeness::close) return decision;
  decision.detail.yours = returned.value;
  decision.detail.expected = trial.expected;
  decision.detail.mismatch = comparison.mismatch;
  decision.verdict = verdict_of(comparison.closeness);
  return decision;
}

Decision decide_reply(const Reply& reply, const Trial& trial) {
  Decision decision;
  if (const auto* returned = std::get_if<Returned>(&reply)) {
    decision = decide_value(*returned, trial);
    decision.detail.inputs_changed = returned->inputs_changed;
    if (returned->inputs_changed) decision.verdict = Verdict::wrong;
  } else if (const auto* thrown = std::get_if<Thrown>(&reply)) {
    decision.verdict = Verdict::crashed;
    decision.detail.thrown = *thrown;
  } else {
    decision.verdict = std::holds_alternative<NotAttempted>(reply) ? Verdict::not_attempted
                                                                   : Verdict::out_of_memory;
  }
  return decision;
}

// A later call that goes wrong where the first was right: something was remembered in between.
Decision decide_again(const Reply& reply, const Trial& trial) {
  Decision decision = decide_reply(reply, trial);
  if (decision.verdict == Verdict::right) return decision;
  decision.detail.differs_when_called_again = true;
  if (std::holds_alternative<Returned>(reply)) decision.verdict = Verdict::wrong;
  return decision;
}

Decision decide_replies(const TrialFacts& facts, const Calls& calls) {
  Decision decision = decide_reply(facts.replies.at(0), *calls.at(0));
  for (std::size_t i = 1; i < calls.size() && decision.verdict == Verdict::right; ++i)
    if (calls[i] == calls[0]) decision = decide_again(facts.replies.at(i), *calls[i]);
  return decision;
}

Decision decide_ending(const TrialFacts& facts, const Calls& calls) {
  if (const auto* over = std::get_if<OverLimit>(&facts.ending)) return decide_over(*over, facts);
  if (const auto* signalled = std::get_if<Signalled>(&facts.ending)) {
    Decision decision{.verdict = Verdict::crashed};
    decision.detail.signal = signalled->signal;
    return decision;
  }
  if (facts.replies.size() != calls.size()) return decide_unanswered(facts);
  return decide_replies(facts, calls);
}

}  // namespace

Verdict verdict_of(Closeness closeness) {
  switch (closeness) {
    case Closeness::close:
      return Verdict::right;
    case Closeness::wrong_shape:
      return Verdict::wrong_shape;
    case Closeness::not_finite:
      return Verdict::not_finite;
    default:
      return Verdict::wrong;
  }
}

Decision decide(const TrialFacts& facts, const Calls& calls) {
  Decision decision = decide_ending(facts, calls);
  decision.detail.printed = facts.printed;
  return decision;
}

Calls off_in_between(const TrialFacts& facts, const Calls& calls) {
  Calls off;
  for (std::size_t i = 1; i < calls.size() && i <= facts.replies.size(); ++i) {
    if (calls[i] == calls[0]) continue;
    const bool came_back = i < facts.replies.size();
    if (!came_back || decide_reply(facts.replies[i], *calls[i]).verdict != Verdict::right)
      off.push_back(calls[i]);
  }
  return off;
}

Decision decide_remembered() {
  Decision decision{.verdict = Verdict::wrong};
  decision.detail.differs_when_called_again = true;
  return decision;
}

}  // namespace grader
