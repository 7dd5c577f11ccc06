// The sandbox of every level: what differs between them are the walls, the rest is the same.
//
// Whatever the level: limits on processor time, memory, files and output, a process per case, and
// another user where we are root. `Level::rlimits` is that and nothing else: it keeps accidents in,
// not attackers, and is for one's own submission. The levels above add walls (see namespaces.hpp,
// landlock.hpp) and filters of system calls (system_calls.hpp), and where root may, limits on a box
// as a whole (cgroup.hpp).
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "grader/sandbox/launch.hpp"
#include "grader/sandbox/sandbox.hpp"
#include "grader/sandbox/view.hpp"

namespace grader {

// What the machine gives to a sandbox.
struct SandboxParts {
  std::filesystem::path supervisor;             // the program
  std::vector<std::filesystem::path> readable;  // of a compiler that lives outside the system's
};

class BoxSandbox : public Sandbox {
 public:
  // Throws Fault "fault.sandbox" if the supervisor cannot be opened.
  BoxSandbox(Level level, const SandboxParts& parts);

  Level level() const override { return level_; }
  bool shows(const std::filesystem::path& path) const override;
  CommandRecord run(const Command& command, const Limits& limits) override;
  std::unique_ptr<Session> open(const Bytes& shared_object) override;
  std::unique_ptr<Session> open_instrumented(const Bytes& shared_object,
                                             const Bytes& supervisor) override;

 private:
  struct SessionPlan {
    int program = -1;  // descriptor of the supervisor
    const Bytes& shared_object;
    const Bytes& filter;
    Limits limits;
    View view;
  };
  std::unique_ptr<Session> start(const SessionPlan& plan);

  Level level_;
  Fd supervisor_;
  View command_view_, case_view_;
  Bytes command_filter_, session_filter_, case_filter_;  // empty at `Level::rlimits`
};

}  // namespace grader
