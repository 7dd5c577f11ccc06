#include "grader/sandbox/cgroup.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace grader {
namespace {

namespace fs = std::filesystem;

const fs::path mounted = "/sys/fs/cgroup";

// The grader's own group of a version 1 controller: lines of /proc/self/cgroup are
// "4:memory:/some/group".
fs::path own_group(const std::string& controller) {
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    std::istringstream words(line);
    std::string number, names, path;
    std::getline(words, number, ':');
    std::getline(words, names, ':');
    std::getline(words, path);
    if (("," + names + ",").find("," + controller + ",") != std::string::npos)
      return mounted / controller / fs::path(path).relative_path();
  }
  return {};
}

bool write_number(const fs::path& file, std::uint64_t number) {
  std::ofstream stream(file);
  stream << number << std::flush;
  return stream.good();
}

std::string fresh_name() {
  static std::atomic<unsigned> next = 0;
  return "grader-" + std::to_string(getpid()) + "-" + std::to_string(next++);
}

// Who has just been killed may still be on the way out.
void remove_group(const fs::path& folder) {
  for (int tries = 0; tries < 100 && rmdir(folder.c_str()) != 0 && errno == EBUSY; ++tries)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

// Looked up once: it is asked for with every box.
const fs::path& memory_group() {
  static const fs::path group = own_group("memory");
  return group;
}
const fs::path& process_group() {
  static const fs::path group = own_group("pids");
  return group;
}

}  // namespace

CgroupVersion cgroup_version() {
  std::error_code error;
  if (!memory_group().empty() && fs::exists(memory_group(), error)) return CgroupVersion::v1;
  std::ifstream controllers(mounted / "cgroup.controllers");
  for (std::string name; controllers >> name;)
    if (name == "memory") return CgroupVersion::v2;
  return CgroupVersion::none;
}

void remove_left_groups(const fs::path& parent) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(parent, error)) {
    int process = 0;
    if (std::sscanf(entry.path().filename().c_str(), "grader-%d-", &process) != 1) continue;
    if (process > 0 && kill(process, 0) != 0 && errno == ESRCH) rmdir(entry.path().c_str());
  }
}

std::optional<Cgroup> Cgroup::make(std::uint64_t memory_bytes, unsigned processes) {
  if (geteuid() != 0 || cgroup_version() != CgroupVersion::v1) return std::nullopt;
  static std::once_flag tidied;
  std::call_once(tidied, [] {
    remove_left_groups(memory_group());
    remove_left_groups(process_group());
  });
  Cgroup group;
  if (!group.add(memory_group(), "memory.limit_in_bytes", memory_bytes) ||
      !group.add(process_group(), "pids.max", processes))
    return std::nullopt;
  return group;
}

bool Cgroup::add(const fs::path& parent, const std::string& limit, std::uint64_t value) {
  const fs::path folder = parent / fresh_name();
  if (parent.empty() || mkdir(folder.c_str(), 0755) != 0) return false;
  folders_.push_back(folder);
  doors_.emplace_back(open((folder / "cgroup.procs").c_str(), O_WRONLY | O_CLOEXEC));
  return doors_.back() && write_number(folder / limit, value);
}

Cgroup::~Cgroup() {
  doors_.clear();
  for (const fs::path& folder : folders_) remove_group(folder);
}

bool Cgroup::join() const noexcept {
  for (const Fd& door : doors_)
    if (write(door.get(), "0", 1) != 1) return false;
  return true;
}

// Lines "oom_kill_disable 0", "under_oom 0", "oom_kill 1".
std::uint64_t Cgroup::memory_kills() const {
  if (folders_.empty()) return 0;
  std::ifstream control(folders_.front() / "memory.oom_control");
  std::uint64_t number = 0;
  for (std::string name; control >> name >> number;)
    if (name == "oom_kill") return number;
  return 0;
}

}  // namespace grader
