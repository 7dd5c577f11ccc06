// Running a launched command to its end within its limits.
#pragma once

#include "grader/sandbox/launch.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// Launches, collects stdout and stderr together, and waits; kills its whole session at a limit.
// `files` and `disk_full` of the record are the caller's to fill in.
CommandRecord capture(const Launch& launch);

}  // namespace grader
