// What a box sees of the file system: nothing but this.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader {

// Where things are in a box that has a file system of its own.
inline constexpr const char* tools_place = "/tools";
inline constexpr const char* work_place = "/work";
inline constexpr const char* object_place = "/exercise.so";

// A link as Debian has them at the top: /lib -> usr/lib.
struct Shortcut {
  std::string name, target;
};

struct View {
  std::vector<std::filesystem::path> system;  // folders and files to read, in their own places
  std::vector<Shortcut> shortcuts;            // to them
  std::filesystem::path tools;                // a folder to read; empty: none
  std::filesystem::path work;                 // the one folder to write; empty: none
  int shared_object = -1;                     // descriptor of what is at `object_place`
  std::vector<int> programs;                  // descriptors of what it may execute besides
  bool processes = false;                     // /proc, of its own processes alone
};

// Programs, libraries and headers of the system, and `more` (a compiler that lives elsewhere); no
// folder in which people keep things of their own, /usr/src, /usr/share and /usr/local/share among
// them.
View view_of_command(const std::vector<std::filesystem::path>& more);

// Libraries alone.
View view_of_case();

// Whether `path` lies in a folder that a command or a case can read. Whatever shall stay hidden
// must not.
bool is_visible(const View& view, const std::filesystem::path& path);

}  // namespace grader
