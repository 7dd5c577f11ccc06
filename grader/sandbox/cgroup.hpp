// Limits on a box as a whole: the memory and the number of all its processes together. Limits of
// each process alone (setrlimit) know neither.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "grader/base/fd.hpp"

namespace grader {

// Which of the kernel's two interfaces this machine has, with the means to limit memory.
enum class CgroupVersion : std::uint8_t { none, v1, v2 };
CgroupVersion cgroup_version();

// Removes, of the groups in `parent`, what graders left that were ended before they could tidy up:
// those that bear the number of a process that is no more. One with a process in it stays.
void remove_left_groups(const std::filesystem::path& parent);

// A pair of control groups (version 1) below the grader's own: "memory" and "pids".
class Cgroup {
 public:
  // Nothing where that is not allowed (who is not root), or the machine has none of version 1.
  static std::optional<Cgroup> make(std::uint64_t memory_bytes, unsigned processes);

  Cgroup(Cgroup&&) = default;
  Cgroup& operator=(Cgroup&&) = delete;
  // Removes the groups; their processes must have ended.
  ~Cgroup();

  // The calling process joins, with all that it starts later. System calls only.
  bool join() const noexcept;

  // How often the kernel has killed one of its processes because the memory was used up.
  std::uint64_t memory_kills() const;

 private:
  Cgroup() = default;
  bool add(const std::filesystem::path& parent, const std::string& limit, std::uint64_t value);

  std::vector<std::filesystem::path> folders_;
  std::vector<Fd> doors_;  // their cgroup.procs
};

}  // namespace grader
