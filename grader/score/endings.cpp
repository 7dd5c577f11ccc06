#include "grader/score/endings.hpp"

#include <csignal>

#include "grader/sandbox/protocol.hpp"
#include "grader/score/terminated.hpp"

namespace grader {
namespace {

Decision because(Verdict verdict, Reason reason = Reason::none) {
  Decision decision{.verdict = verdict};
  decision.detail.reason = reason;
  return decision;
}

Decision decide_over(const OverLimit& over, const TrialFacts& facts) {
  if (over.limit == Limit::output) return because(Verdict::too_much_output);
  if (over.limit == Limit::reply) return because(Verdict::too_much_output, Reason::large_answer);
  // Processor time decides; who comes to the guard of the wall's clock has not used it: because the
  // code waited, or because the machine had no time for it.
  const bool waited = over.limit == Limit::wall && facts.cpu_seconds < facts.limit_seconds / 10;
  Decision decision = because(Verdict::timed_out, waited ? Reason::waited : Reason::none);
  decision.detail.limit_seconds = facts.limit_seconds;
  return decision;
}

Decision decide_fault(const TrialFacts& facts) {
  switch (facts.crash) {
    case Crash::stack_overflow:
      return because(Verdict::crashed, Reason::stack_overflow);
    case Crash::null_pointer:
      return because(Verdict::crashed, Reason::null_pointer);
    case Crash::other:
      return because(Verdict::crashed);
  }
  return because(Verdict::crashed);
}

// Also no memory, where that was thrown and nobody could catch it.
Decision decide_abort(const TrialFacts& facts) {
  const auto thrown = read_terminated(facts.printed);
  if (!thrown) return because(Verdict::crashed);
  if (thrown->type == "std::bad_alloc" || thrown->type == "std::bad_array_new_length")
    return because(Verdict::out_of_memory);
  Decision decision = because(Verdict::crashed, Reason::terminated);
  if (!thrown->type.empty()) decision.detail.thrown = thrown;
  return decision;
}

Decision decide_by_signal(int signal, const TrialFacts& facts) {
  switch (signal) {
    case SIGSYS:  // the answer of the filter of system calls
      return because(Verdict::forbidden);
    case SIGSEGV:
    case SIGBUS:
      return decide_fault(facts);
    case SIGABRT:
      return decide_abort(facts);
    default:
      return because(facts.memory_ran_out ? Verdict::out_of_memory : Verdict::crashed);
  }
}

Decision decide_signalled(int signal, const TrialFacts& facts) {
  Decision decision = decide_by_signal(signal, facts);
  decision.detail.signal = signal;
  return decision;
}

// The process ended before it had answered every call.
Decision decide_unanswered(const TrialFacts& facts) {
  const int status = std::get<Exited>(facts.ending).status;
  const bool not_loaded = status == protocol::library_not_loaded && facts.replies.empty();
  if (not_loaded) return because(Verdict::out_of_memory);  // its static data did not fit
  const bool unreadable = facts.garbled || status == protocol::reply_not_sent;
  Decision decision =
      because(Verdict::exited_early, unreadable ? Reason::unreadable_answer : Reason::none);
  decision.detail.exit_status = status;
  return decision;
}

}  // namespace

std::optional<Decision> decide_ending(const TrialFacts& facts, std::size_t calls) {
  if (const auto* over = std::get_if<OverLimit>(&facts.ending)) return decide_over(*over, facts);
  if (const auto* signalled = std::get_if<Signalled>(&facts.ending))
    return decide_signalled(signalled->signal, facts);
  if (facts.replies.size() != calls) return decide_unanswered(facts);
  return std::nullopt;
}

}  // namespace grader
