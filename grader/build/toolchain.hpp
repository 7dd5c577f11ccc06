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

// What right answers must be right with too: g++ with -O0 and with -O2, and the first `clang++` of
// the path, if there is one. By their names for people.
struct NamedToolchain {
  std::string name;
  Toolchain toolchain;
};
std::vector<NamedToolchain> other_toolchains(const std::string& search_path);

// Folders that the compiler reads besides those of the system: where it was installed, if that is
// elsewhere.
std::vector<std::filesystem::path> folders_of(const Toolchain& toolchain);

}  // namespace grader
