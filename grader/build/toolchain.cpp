#include "grader/build/toolchain.hpp"

#include <algorithm>
#include <optional>
#include <sstream>

#include <fmt/format.h>
#include <unistd.h>

#include "grader/base/fault.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> find_program(const std::string& name, const std::string& search_path) {
  std::istringstream folders(search_path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path path = fs::path(folder) / name;
    if (path.is_absolute() && access(path.c_str(), X_OK) == 0) return path;
  }
  return std::nullopt;
}

std::string identity_of(const fs::path& program) {
  std::error_code error;
  const fs::path real = fs::canonical(program, error);
  return fmt::format("{} {} {}", real.string(), fs::file_size(real, error),
                     fs::last_write_time(real, error).time_since_epoch().count());
}

}  // namespace

Toolchain find_toolchain(const std::string& search_path) {
  const auto compiler = find_program("g++", search_path);
  if (!compiler) throw Fault({"fault.no_compiler", {}});
  return {*compiler,
          identity_of(*compiler),
          {"-std=c++20", "-O1", "-fPIC", "-fvisibility=hidden", "-fno-gnu-unique",
           "-D_GLIBCXX_ASSERTIONS", "-isystem", "/usr/include/eigen3", "-fdiagnostics-color=never",
           "-fdiagnostics-column-unit=byte", "-ftabstop=4", "-fmax-errors=20",
           "-fmax-include-depth=50", "-ftemplate-backtrace-limit=4"}};
}

std::vector<fs::path> folders_of(const Toolchain& toolchain) {
  std::error_code error;
  const fs::path prefix = fs::canonical(toolchain.compiler, error).parent_path().parent_path();
  std::vector<fs::path> folders;
  if (prefix == "/usr" || prefix == "/usr/local") return folders;  // every box sees these
  for (const char* name : {"bin", "lib", "lib64", "libexec", "include"})
    if (fs::is_directory(prefix / name, error)) folders.push_back(prefix / name);
  return folders;
}

std::vector<NamedToolchain> other_toolchains(const std::string& search_path) {
  const Toolchain usual = find_toolchain(search_path);
  std::vector<NamedToolchain> others;
  for (const char* level : {"-O0", "-O2"}) {
    Toolchain other = usual;
    std::ranges::replace(other.flags, "-O1", level);
    others.push_back({std::string("g++ ") + level, std::move(other)});
  }
  if (const auto clang = find_program("clang++", search_path))
    others.push_back(
        {"clang++ -O1",
         {*clang,
          identity_of(*clang),
          {"-std=c++20", "-O1", "-fPIC", "-fvisibility=hidden", "-D_GLIBCXX_ASSERTIONS", "-isystem",
           "/usr/include/eigen3", "-fno-color-diagnostics"}}});
  return others;
}

}  // namespace grader
