// What can be said against what came of an attack.
#pragma once

#include <string>
#include <vector>

#include "tests/attacks/scene.hpp"
#include "tests/attacks/script.hpp"

namespace grader::test {

// A sentence each: a verdict or exit status that is not the expected one, another level than
// `level` in the result, harm, leaks, and whatever was printed or written that a terminal or a disk
// would not stand. None if the attack was stopped.
std::vector<std::string> objections(const Script& script, const Outcome& outcome,
                                    const std::string& level);

}  // namespace grader::test
