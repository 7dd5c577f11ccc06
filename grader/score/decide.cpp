#include "grader/score/decide.hpp"

#include "grader/score/endings.hpp"

namespace grader {
namespace {

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
  } else if (std::holds_alternative<TooLarge>(reply)) {
    decision.verdict = Verdict::too_much_output;
    decision.detail.reason = Reason::large_answer;
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
  const auto ended = decide_ending(facts, calls.size());
  Decision decision = ended ? *ended : decide_replies(facts, calls);
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
