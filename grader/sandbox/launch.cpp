// Theory of operation. Between fork and exec the child may only make system calls: other threads of
// the grader may hold any lock. So everything it needs is laid out before, and each set-up step is
// a bare call whose failure is sent to the parent through a pipe that exec closes.
//
// The order matters: the walls while we still have all our rights, descriptors and folder, then
// limits, then the identity (root is needed to change it), then the filter of system calls (all of
// this needs some that it refuses), last the program.
#include "grader/sandbox/launch.hpp"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstring>

#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/sandbox/box_fault.hpp"

namespace grader {
namespace {

// Descriptors are first copied up here, so that putting one in its place closes no other.
constexpr int parking = 100;

struct Prepared {
  std::vector<char*> arguments;
  std::vector<char*> environment;
};

bool set_limit(int resource, rlim_t soft, rlim_t hard) {
  const rlimit limit{soft, hard};
  return syscall(SYS_prlimit64, 0, resource, &limit, nullptr) == 0;
}

bool setup_descriptors(const Launch& launch) {
  int parked = parking;
  for (const auto& [from, to] : launch.descriptors)
    if (dup2(from, parked++) < 0) return false;
  const int null = open("/dev/null", O_RDWR);
  for (int fd = 0; fd < 3; ++fd)
    if (dup2(null, fd) < 0) return false;
  if (null > 2) close(null);
  parked = parking;
  for (const auto& [from, to] : launch.descriptors)
    if (dup2(parked++, to) < 0) return false;
  return true;
}

// All that was not named closes on exec; the program's own descriptor is still needed until then.
bool setup_closing(const Launch& launch) {
  int last = 2;
  for (const auto& [from, to] : launch.descriptors) last = to > last ? to : last;
  return syscall(SYS_close_range, static_cast<unsigned>(last) + 1, ~0U, CLOSE_RANGE_CLOEXEC) == 0;
}

bool setup_limits(const Limits& limits) {
  const auto seconds = static_cast<rlim_t>((limits.cpu.count() + 999) / 1000);
  const rlim_t space = limits.memory_bytes == 0 ? RLIM_INFINITY : limits.memory_bytes;
  return set_limit(RLIMIT_CPU, seconds, seconds + 1) && set_limit(RLIMIT_AS, space, space) &&
         set_limit(RLIMIT_FSIZE, limits.file_bytes, limits.file_bytes) &&
         set_limit(RLIMIT_STACK, limits.stack_bytes, limits.stack_bytes) &&
         set_limit(RLIMIT_NOFILE, 64, 64) && set_limit(RLIMIT_CORE, 0, 0);
}

bool setup_identity(const Launch& launch) {
  if (!launch.identity) return true;
  const uid_t id = *launch.identity;
  return syscall(SYS_setgroups, 0, nullptr) == 0 && syscall(SYS_setresgid, id, id, id) == 0 &&
         syscall(SYS_setresuid, id, id, id) == 0;
}

bool setup_filter(const Launch& launch) {
  if (launch.system_calls == nullptr) return true;
  const std::size_t count = launch.system_calls->size() / sizeof(sock_filter);
  const sock_fprog filter{
      static_cast<unsigned short>(count),
      // the kernel does not write there
      reinterpret_cast<sock_filter*>(const_cast<char*>(launch.system_calls->data()))};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

bool setup_walls(const Launch& launch) {
  return (launch.cgroup == nullptr || launch.cgroup->join()) &&
         (launch.walls == nullptr || launch.walls->raise()) &&
         (launch.folder < 0 || fchdir(launch.folder) == 0);
}

bool setup_process(const Launch& launch) {
  setsid();
  if (launch.steady_addresses) personality(ADDR_NO_RANDOMIZE);
  // The kernel forgets the death signal when the identity changes, so it comes last.
  return setup_closing(launch) && setup_limits(launch.limits) && setup_identity(launch) &&
         prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 &&
         setup_filter(launch);
}

[[noreturn]] void become(const Launch& launch, const Prepared& prepared, int trouble) {
  // Any of these may have a number that another descriptor is about to get: out of their way.
  const int report = fcntl(trouble, F_DUPFD_CLOEXEC, parking + 50);
  const int program = fcntl(launch.program, F_DUPFD_CLOEXEC, parking + 50);
  if (setup_walls(launch) && setup_descriptors(launch) && setup_process(launch)) {
    char* const* arguments = prepared.arguments.data();
    char* const* environment = prepared.environment.data();
    if (launch.program >= 0)
      syscall(SYS_execveat, program, "", arguments, environment, AT_EMPTY_PATH);
    else
      execve(arguments[0], arguments, environment);
  }
  const int error = errno;
  if (write(report, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}

// A name in the abstract socket space belongs to one process at a time, and nobody has to tidy it
// up.
Fd claim_name(const std::string& name) {
  Fd fd(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
  name.copy(address.sun_path + 1, sizeof address.sun_path - 1);
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  if (!fd || bind(fd.get(), reinterpret_cast<const sockaddr*>(&address), size) != 0) return {};
  return fd;
}

// A child that is born into new namespaces.
pid_t fork_into(std::uint64_t namespaces) {
  if (namespaces == 0) return fork();
  clone_args arguments{};
  arguments.flags = namespaces;
  arguments.exit_signal = SIGCHLD;
  return static_cast<pid_t>(syscall(SYS_clone3, &arguments, sizeof arguments));
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> list;
  for (std::string& text : texts) list.push_back(text.data());
  list.push_back(nullptr);
  return list;
}

}  // namespace

pid_t launch(const Launch& launch) {
  std::vector<std::string> arguments = launch.arguments;
  std::vector<std::string> environment = {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TMPDIR=."};
  const Prepared prepared{pointers(arguments), pointers(environment)};
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) box_fault("pipe");
  const Fd reading(ends[0]);
  Fd writing(ends[1]);
  const pid_t child = fork_into(launch.walls != nullptr ? launch.walls->namespaces() : 0);
  if (child == 0) become(launch, prepared, writing.get());
  int error = errno;
  writing.close();
  if (child > 0 && read(reading.get(), &error, sizeof error) == 0) return child;
  if (child > 0) waitpid(child, nullptr, 0);
  box_fault(launch.arguments.at(0), error);
}

BoxIdentity claim_identity() {
  if (geteuid() != 0) return {};
  // A range that neither Debian's users and daemons nor systemd's dynamic ones come from.
  constexpr unsigned first = 52'000, count = 4'000;
  static std::atomic<unsigned> next = static_cast<unsigned>(getpid());
  for (unsigned tries = 0; tries < count; ++tries) {
    const unsigned id = first + next++ % count;
    Fd claim = claim_name("grader-box-" + std::to_string(id));
    if (claim && getpwuid(id) == nullptr) return {id, std::move(claim)};
  }
  throw Fault({"fault.sandbox", {{"reason", "no unused user"}}});
}

}  // namespace grader
