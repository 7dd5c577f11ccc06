#include "tests/attacks/level.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

#include <boost/test/unit_test.hpp>
#include <linux/landlock.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace grader::test {
namespace {

constexpr uid_t unused_user = 12345;  // as in without.cpp

Aim read_aim() {
  const auto& suite = boost::unit_test::framework::master_test_suite();
  const Words words(suite.argv + 1, suite.argv + suite.argc);
  const auto has = [&](const char* word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  Aim read{.level = "rlimits", .as_user = has("user"), .all = has("all")};
  for (const char* level : {"landlock", "namespaces"})
    if (has(level)) read.level = level;
  return read;
}

bool write_to(const char* path, const std::string& text) {
  return static_cast<bool>(std::ofstream(path) << text << std::flush);
}

// In a process of its own: the step that fails, as its exit status. No level can do with less.
int try_namespaces() {
  const auto user = std::to_string(geteuid()), group = std::to_string(getegid());
  if (unshare(CLONE_NEWUSER) != 0) return 1;
  if (!write_to("/proc/self/setgroups", "deny")) return 2;
  if (!write_to("/proc/self/uid_map", "0 " + user + " 1")) return 2;
  if (!write_to("/proc/self/gid_map", "0 " + group + " 1")) return 2;
  if (unshare(CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET) != 0) return 3;
  return mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 ? 0 : 4;
}

std::optional<std::string> why_no_namespaces() {
  const pid_t child = fork();
  if (child == 0) {
    const auto user = grading_user();
    if (user && (setresgid(*user, *user, *user) != 0 || setresuid(*user, *user, *user) != 0))
      _exit(9);
    prctl(PR_SET_DUMPABLE, 1);  // else its own /proc/self would not be its own
    _exit(try_namespaces());
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
  static const char* const steps[] = {"", "no user namespace", "no map of users",
                                      "no other namespaces", "nothing can be mounted"};
  const int step = WIFEXITED(status) ? WEXITSTATUS(status) : 9;
  return step < 5 ? steps[step] : "no other user";
}

std::optional<std::string> why_no_landlock() {
  const long version =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version >= 1) return std::nullopt;
  return std::string("no Landlock: ") + std::strerror(errno);
}

}  // namespace

const Aim& aim() {
  static const Aim only = read_aim();
  return only;
}

std::optional<uid_t> grading_user() {
  if (!aim().as_user || geteuid() != 0) return std::nullopt;
  return unused_user;
}

Words wrapper() {
  std::string without = grading_user() ? "root" : "nothing";
  if (aim().level != "namespaces") without += ",namespaces";
  if (aim().level == "rlimits") without += ",landlock";
  return {GRADER_WITHOUT, without};
}

std::optional<std::string> why_unreachable() {
  if (aim().level == "namespaces") return why_no_namespaces();
  if (aim().level == "landlock") return why_no_landlock();
  return std::nullopt;
}

}  // namespace grader::test
