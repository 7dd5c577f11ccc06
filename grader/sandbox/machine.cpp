#include "grader/sandbox/machine.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <linux/landlock.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace grader {
namespace {

// Whether the file holds this number; a machine that has no such file does not.
bool says(const char* file, int number) {
  std::ifstream stream(file);
  int found = 0;
  return stream >> found && found == number;
}

bool exists(const char* path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

// Our root is no mount: the kernel shows mounts at or below it only. The fifth word of a line is
// where it is mounted.
bool is_chroot() {
  std::ifstream mounts("/proc/self/mountinfo");
  bool any = false;
  for (std::string line; std::getline(mounts, line); any = true) {
    std::istringstream words(line);
    std::string place;
    for (int i = 0; i < 5; ++i) words >> place;
    if (place == "/") return false;
  }
  return any;
}

}  // namespace

Machine read_machine() {
  utsname names{};
  uname(&names);
  const long landlock =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return {.kernel = names.release,
          .is_root = geteuid() == 0,
          .in_container = exists("/.dockerenv") || exists("/run/.containerenv"),
          .in_chroot = is_chroot(),
          .apparmor_restricts = says("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", 1),
          .namespaces_for_root_only = says("/proc/sys/kernel/unprivileged_userns_clone", 0),
          .no_user_namespaces = says("/proc/sys/user/max_user_namespaces", 0),
          .landlock_switched_off = landlock < 0 && errno == EOPNOTSUPP,
          .cgroups = cgroup_version()};
}

Message remedy_for(Level level, const Machine& machine, const std::string& trouble) {
  if (level == Level::landlock && machine.landlock_switched_off)
    return {"doctor.landlock_off", {{"command", "lsm=landlock,$(cat /sys/kernel/security/lsm)"}}};
  if (level == Level::landlock)
    return {"doctor.landlock_missing", {{"kernel", machine.kernel}, {"trouble", trouble}}};
  if (level == Level::rlimits) return {"doctor.unknown", {{"trouble", trouble}}};
  if (machine.in_chroot) return {"doctor.chroot", {}};
  if (machine.apparmor_restricts && !machine.is_root)
    return {"doctor.apparmor",
            {{"command", "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"}}};
  if (machine.namespaces_for_root_only && !machine.is_root)
    return {"doctor.userns_clone",
            {{"command", "sudo sysctl -w kernel.unprivileged_userns_clone=1"}}};
  if (machine.no_user_namespaces && !machine.is_root)
    return {"doctor.no_user_namespaces",
            {{"command", "sudo sysctl -w user.max_user_namespaces=15000"}}};
  if (machine.in_container)
    return {"doctor.container",
            {{"command",
              "docker run --security-opt seccomp=unconfined --security-opt apparmor=unconfined "
              "--cap-add SYS_ADMIN ..."}}};
  return {"doctor.unknown", {{"trouble", trouble}}};
}

Message limits_of_boxes(const Machine& machine) {
  switch (machine.cgroups) {
    case CgroupVersion::v1:
      return {machine.is_root ? "doctor.cgroup_used" : "doctor.cgroup_root", {}};
    case CgroupVersion::v2:
      return {
          "doctor.cgroup_v2",
          {{"command", "systemd-run --user --scope -p MemoryMax=8G -p TasksMax=512 grader ..."}}};
    case CgroupVersion::none:
      break;
  }
  return {"doctor.cgroup_none", {}};
}

}  // namespace grader
