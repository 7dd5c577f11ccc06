#include "grader/sandbox/view.hpp"

#include <algorithm>

namespace grader {
namespace {

namespace fs = std::filesystem;

// Those that are there; links at the top become shortcuts.
void add(View& view, const std::vector<fs::path>& paths) {
  std::error_code error;
  for (const fs::path& path : paths) {
    const bool at_the_top = path.parent_path() == "/";
    if (at_the_top && fs::is_symlink(path, error))
      view.shortcuts.push_back({path.string(), fs::read_symlink(path, error).string()});
    else if (fs::exists(path, error))
      view.system.push_back(path);
  }
}

}  // namespace

View view_of_command(const std::vector<fs::path>& more) {
  View view;
  add(view, {"/usr/bin", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32", "/usr/libexec",
             "/usr/include", "/usr/local/bin", "/usr/local/lib", "/usr/local/lib64",
             "/usr/local/libexec", "/usr/local/include", "/bin", "/lib", "/lib32", "/lib64",
             "/libx32", "/etc/alternatives", "/etc/ld.so.cache"});
  // Cross compilers' folders, and the assembler's of the machine itself.
  add(view, {"/usr/x86_64-linux-gnu", "/usr/aarch64-linux-gnu"});
  add(view, more);
  return view;
}

View view_of_case() {
  View view;
  add(view, {"/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache"});
  return view;
}

bool is_visible(const View& view, const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  return std::ranges::any_of(view.system, [&](const fs::path& folder) {
    const auto rest = real.lexically_relative(folder);
    return !rest.empty() && *rest.begin() != "..";
  });
}

}  // namespace grader
