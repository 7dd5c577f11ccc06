// Why a machine does not reach a level, and what would raise it.
#pragma once

#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/sandbox/cgroup.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// What the kernel and the system say of themselves.
struct Machine {
  std::string kernel;  // "6.1.0-18-amd64"
  bool is_root = false;
  bool in_container = false;              // Docker, Podman
  bool in_chroot = false;                 // below a folder that is not mounted itself
  bool apparmor_restricts = false;        // user namespaces, as Ubuntu 24.04 does
  bool namespaces_for_root_only = false;  // kernel.unprivileged_userns_clone is 0
  bool no_user_namespaces = false;        // user.max_user_namespaces is 0
  bool landlock_switched_off = false;     // built into the kernel, but not started
  CgroupVersion cgroups = CgroupVersion::none;
};

Machine read_machine();

// What keeps `machine` from `level`, and the command that mends it, in its value "command" if there
// is one. `trouble`: what the system said when the level was tried.
Message remedy_for(Level level, const Machine& machine, const std::string& trouble);

// Whether the memory and the processes of a whole box are limited here, and how they would be.
Message limits_of_boxes(const Machine& machine);

}  // namespace grader
