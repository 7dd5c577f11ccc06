// Starting a process with nothing of ours in it but what it needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

#include "grader/base/fd.hpp"
#include "grader/sandbox/cgroup.hpp"
#include "grader/sandbox/sandbox.hpp"
#include "grader/sandbox/walls.hpp"

namespace grader {

struct Launch {
  int program = -1;  // descriptor of the executable; else arguments[0] is its path
  std::vector<std::string> arguments;
  int folder = -1;  // descriptor of the folder to start in; -1: where the walls put it
  std::vector<std::pair<int, int>> descriptors;  // ours -> the number it gets there; 0, 1, 2 are
                                                 // /dev/null unless named
  std::optional<uid_t> identity;                 // drop to this user and group
  Limits limits;
  const Walls* walls = nullptr;         // to be put up around it
  const Cgroup* cgroup = nullptr;       // to belong to
  const Bytes* system_calls = nullptr;  // filter that it starts under
  bool steady_addresses = false;        // no address randomisation
};

// Forks and executes. The process leads its own session and dies with the thread that launched it;
// in namespaces of its own it is their first process, and all others die with it. Throws Fault
// "fault.sandbox" if it cannot be started, or the walls do not stand.
pid_t launch(const Launch& launch);

// The user that a box of ours runs as: where we are root, one that nobody uses, claimed for this
// box alone on the whole machine as long as this lives; else ourselves (nothing).
struct BoxIdentity {
  std::optional<uid_t> user;
  Fd claim;
};

// Throws Fault "fault.sandbox" if no user is free.
BoxIdentity claim_identity();

}  // namespace grader
