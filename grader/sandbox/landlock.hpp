// The level for those who may have no namespaces: the kernel's Landlock, which everybody may put
// on.
#pragma once

#include "grader/sandbox/walls.hpp"

namespace grader {

// Only what `view` names can be opened. What Landlock cannot restrict (the size and times of files
// by their names, and before its sixth version signals) is left to the filters of system calls, as
// far as they can. Throws Fault "fault.sandbox" if the kernel has no Landlock.
std::unique_ptr<Walls> landlock_walls(const View& view);

// The version that the kernel has; 0: none.
int landlock_version();

}  // namespace grader
