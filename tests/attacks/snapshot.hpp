// What lies in a folder, to be compared with what lies there later.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/end_to_end/world.hpp"

namespace grader::test {

// By path: kind, mode, owner, size, time of change, number of names, and content of each file.
using Snapshot = std::map<std::string, std::string>;

// Of the folder itself and all below it.
Snapshot snapshot_of(const fs::path& folder);

// A sentence for each file that appeared, vanished or changed.
std::vector<std::string> differences(const Snapshot& before, const Snapshot& after);

}  // namespace grader::test
