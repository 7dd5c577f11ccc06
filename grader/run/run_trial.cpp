#include "grader/run/run_trial.hpp"

#include <algorithm>
#include <csignal>
#include <mutex>

#include "grader/base/fault.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

bool out_of_time(const CaseRecord& record) {
  const auto* over = std::get_if<OverLimit>(&record.ending);
  return over != nullptr && (over->limit == Limit::cpu || over->limit == Limit::wall);
}

bool killed(const CaseRecord& record) {
  const auto* signalled = std::get_if<Signalled>(&record.ending);
  return signalled != nullptr && signalled->signal == SIGKILL;
}

// The box says so; or it held so much that a machine which runs out of memory takes it first.
bool memory_ran_out(const CaseRecord& record) {
  const bool held_much =
      record.memory_limit_bytes > 0 && record.peak_memory_bytes >= record.memory_limit_bytes / 2;
  return killed(record) && (record.memory_killed || held_much);
}

bool killed_without_reason(const CaseRecord& record) {
  return killed(record) && !memory_ran_out(record);
}

CaseRecord run_confirmed(Session& session, const CaseRequest& request, Quiet& quiet) {
  {
    const std::shared_lock side_by_side(quiet);
    CaseRecord record = session.run_case(request);
    if (!out_of_time(record) && !killed_without_reason(record)) return record;
  }
  const std::unique_lock alone(quiet);
  CaseRecord record = session.run_case(request);
  if (killed_without_reason(record) && record.filtered) throw Fault({"fault.killed", {}});
  return record;
}

// Up to the first that cannot be read: what was to be the reply to which call is unknown then.
void read_replies(const std::vector<Bytes>& replies, TrialFacts& facts) {
  for (const Bytes& bytes : replies) {
    auto reply = read_reply(bytes);
    facts.garbled = facts.garbled || !reply;
    if (!reply) return;
    facts.replies.push_back(std::move(*reply));
  }
}

}  // namespace

CaseRequest request_for(std::size_t function, const std::vector<const Trial*>& trials,
                        const Limits& limits) {
  constexpr std::uint64_t times = 4;
  CaseRequest request{.function = static_cast<std::uint32_t>(function), .limits = limits};
  for (const Trial* trial : trials) {
    request.calls.push_back(encode_all(trial->arguments));
    request.reply_bytes =
        std::max<std::uint64_t>(request.reply_bytes, times * encode(trial->expected).size());
  }
  return request;
}

TrialFacts run_trial(Session& session, const CaseRequest& request, Quiet& quiet) {
  CaseRecord record = run_confirmed(session, request, quiet);
  TrialFacts facts{.ending = record.ending, .calls = request.calls.size()};
  facts.garbled = record.garbled;
  read_replies(record.replies, facts);
  facts.printed = std::move(record.printed);
  facts.crash = record.crash;
  facts.memory_ran_out = memory_ran_out(record);
  facts.limit_seconds = static_cast<double>(request.limits.cpu.count()) * 1e-3;
  facts.cpu_seconds = record.cpu_seconds;
  return facts;
}

Limits trial_limits(double cpu_seconds) {
  Limits limits;
  limits.cpu = std::chrono::milliseconds(static_cast<std::int64_t>(cpu_seconds * 1000));
  limits.wall = limits.cpu * 8 + std::chrono::seconds(4);
  return limits;
}

}  // namespace grader
