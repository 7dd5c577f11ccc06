// The compiler that student files are built with.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader {

struct Toolchain {
  std::filesystem::path compiler;  // absolute
  std::string identity;            // changes when the compiler does: path, size, time
  std::vector<std::string> flags;  // for every compile, the baseline instruction set included
};

// The first `g++` in `search_path` (as $PATH). Throws Fault "fault.no_compiler".
Toolchain find_toolchain(const std::string& search_path);

}  // namespace grader
