// A session that answers from a list, and remembers what it was asked.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "grader/base/fault.hpp"
#include "grader/sandbox/sandbox.hpp"
#include "grader/value/wire.hpp"

namespace grader::test {

// The bytes of a reply with a value.
inline Bytes reply_of(const Value& value) {
  return Bytes("\x01\0", 2) + encode(value);
}

class FakeSession : public Session {
 public:
  using Answer = std::function<CaseRecord(const CaseRequest&)>;

  FakeSession(Answer answer, std::vector<CaseRequest>& asked)
      : answer_(std::move(answer)), asked_(asked) {}

  CaseRecord run_case(const CaseRequest& request) override {
    asked_.push_back(request);
    return answer_(request);
  }
  void run_nothing() override {}

 private:
  Answer answer_;
  std::vector<CaseRequest>& asked_;
};

// Opens such sessions; runs no commands.
class FakeSandbox : public Sandbox {
 public:
  explicit FakeSandbox(FakeSession::Answer answer) : answer_(std::move(answer)) {}

  Level level() const override { return Level::rlimits; }
  bool shows(const std::filesystem::path&) const override { return true; }
  CommandRecord run(const Command&, const Limits&) override { throw Fault({"fault.sandbox", {}}); }
  std::unique_ptr<Session> open(const Bytes&) override {
    return std::make_unique<FakeSession>(answer_, asked);
  }
  std::unique_ptr<Session> open_instrumented(const Bytes& shared_object, const Bytes&) override {
    return open(shared_object);
  }

  std::vector<CaseRequest> asked;

 private:
  FakeSession::Answer answer_;
};

}  // namespace grader::test
