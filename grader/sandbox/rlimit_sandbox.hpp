// The weakest level: limits on processor time, memory, files and output, a process per case,
// another user where we are root, and nothing else. It keeps accidents in, not attackers: for one's
// own submission.
#pragma once

#include <filesystem>
#include <memory>

#include "grader/sandbox/sandbox.hpp"

namespace grader {

class RlimitSandbox : public Sandbox {
 public:
  // `supervisor`: path of the supervisor program. Throws Fault "fault.sandbox" if it cannot be
  // opened.
  explicit RlimitSandbox(const std::filesystem::path& supervisor);

  Level level() const override { return Level::rlimits; }
  CommandRecord run(const Command& command, const Limits& limits) override;
  std::unique_ptr<Session> open(const Bytes& shared_object) override;

 private:
  Fd supervisor_;
};

}  // namespace grader
