#include "grader/run/run_trial.hpp"

#include <mutex>

namespace grader {
namespace {

bool out_of_time(const CaseRecord& record) {
  const auto* over = std::get_if<OverLimit>(&record.ending);
  return over != nullptr && over->limit != Limit::output;
}

CaseRecord run_confirmed(Session& session, const CaseRequest& request, Quiet& quiet) {
  {
    const std::shared_lock side_by_side(quiet);
    CaseRecord record = session.run_case(request);
    if (!out_of_time(record)) return record;
  }
  const std::unique_lock alone(quiet);
  return session.run_case(request);
}

}  // namespace

TrialFacts run_trial(Session& session, const CaseRequest& request, Quiet& quiet) {
  CaseRecord record = run_confirmed(session, request, quiet);
  TrialFacts facts{.ending = record.ending, .calls = request.calls.size()};
  for (const Bytes& bytes : record.replies)
    if (auto reply = read_reply(bytes)) facts.replies.push_back(std::move(*reply));
  facts.printed = std::move(record.printed);
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
