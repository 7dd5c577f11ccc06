// A box that cannot be made, or is lost: ours, never the student's.
#pragma once

#include <cerrno>
#include <cstring>
#include <string>

#include "grader/base/fault.hpp"

namespace grader {

// Throws Fault "fault.sandbox" {reason}: "WHAT: what the system says of `error`".
[[noreturn]] inline void box_fault(const std::string& what, int error = errno) {
  throw Fault({"fault.sandbox", {{"reason", what + ": " + std::strerror(error)}}});
}

}  // namespace grader
