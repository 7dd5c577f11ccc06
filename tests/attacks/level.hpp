// At which level attacks are performed, and by whom: what stands behind "--" on the command line.
#pragma once

#include <optional>
#include <string>

#include <sys/types.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {

// "namespaces", "landlock" or "rlimits"; "user" drops root before; "all" adds the attacks that
// are left out of a short run; those chosen by name are performed in any.
struct Aim {
  std::string level;
  bool as_user = false;
  bool all = false;
};
const Aim& aim();

// Who grades: nothing if it is ourselves.
std::optional<uid_t> grading_user();

// Before the grader's own words: takes away what would allow a stronger level.
Words wrapper();

// How this machine refuses what the level needs, tried here and not by the grader; nothing if it
// does not.
std::optional<std::string> why_unreachable();

}  // namespace grader::test
