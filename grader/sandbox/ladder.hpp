// Which levels this machine reaches: found out by running each.
#pragma once

#include <memory>
#include <string>

#include "grader/sandbox/box_sandbox.hpp"

namespace grader {

// What came of trying one level.
struct Rung {
  Level level;
  bool reached = false;
  std::string trouble;  // the system's words where it was not
};

// Opens a session at `level` and has it fork a process.
Rung try_level(Level level, const SandboxParts& parts);

// The strongest sandbox that this machine reaches. Throws Fault "fault.sandbox_level" {wanted,
// reached, trouble} if that is below `least`.
std::unique_ptr<Sandbox> make_sandbox(const SandboxParts& parts, Level least);

}  // namespace grader
