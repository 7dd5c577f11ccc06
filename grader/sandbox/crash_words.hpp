// What came through the pipe of a case beside its replies. The student's process wrote these bytes:
// they may be anything.
#pragma once

#include <string_view>
#include <vector>

#include "grader/sandbox/sandbox.hpp"

namespace grader {

// What it says at its end of the fault that ended the process; else Crash::other.
Crash crash_of(std::string_view channel);

// Whether there is something that is neither one of `replies`, which were split from it, nor that.
bool is_garbled(std::string_view channel, const std::vector<Bytes>& replies);

}  // namespace grader
