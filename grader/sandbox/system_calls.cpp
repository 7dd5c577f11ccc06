#include "grader/sandbox/system_calls.hpp"

#include <cerrno>
#include <memory>
#include <span>
#include <vector>

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "grader/sandbox/box_fault.hpp"
#include "grader/sandbox/protocol.hpp"

namespace grader {
namespace {

using Names = std::span<const char* const>;

// ---- What nobody in a box may do ----------------------------------------------------------------

constexpr const char* network[] = {"socket",   "socketpair", "connect",     "bind",
                                   "listen",   "accept",     "accept4",     "sendto",
                                   "recvfrom", "sendmsg",    "recvmsg",     "sendmmsg",
                                   "recvmmsg", "shutdown",   "getpeername", "getsockname"};

constexpr const char* other_processes[] = {"ptrace",
                                           "process_vm_readv",
                                           "process_vm_writev",
                                           "process_madvise",
                                           "pidfd_getfd",
                                           "pidfd_send_signal",
                                           "kcmp",
                                           "process_mrelease"};

constexpr const char* worlds[] = {
    "unshare",       "setns",         "mount",         "umount2",         "umount",
    "pivot_root",    "chroot",        "open_tree",     "move_mount",      "fsopen",
    "fsconfig",      "fsmount",       "fspick",        "mount_setattr",   "swapon",
    "swapoff",       "reboot",        "kexec_load",    "kexec_file_load", "init_module",
    "finit_module",  "delete_module", "acct",          "quotactl",        "quotactl_fd",
    "syslog",        "sethostname",   "setdomainname", "settimeofday",    "clock_settime",
    "clock_adjtime", "adjtimex",      "iopl",          "ioperm",          "personality"};

constexpr const char* kernel_doors[] = {"bpf",
                                        "perf_event_open",
                                        "userfaultfd",
                                        "io_uring_setup",
                                        "io_uring_enter",
                                        "io_uring_register",
                                        "keyctl",
                                        "add_key",
                                        "request_key",
                                        "fanotify_init",
                                        "lookup_dcookie",
                                        "open_by_handle_at",
                                        "name_to_handle_at",
                                        "vm86",
                                        "vm86old",
                                        "modify_ldt",
                                        "landlock_create_ruleset",
                                        "landlock_add_rule",
                                        "landlock_restrict_self"};

constexpr const char* shared_things[] = {
    "shmget",  "shmat",      "shmctl",    "shmdt",        "semget",          "semop",
    "semctl",  "semtimedop", "msgget",    "msgsnd",       "msgrcv",          "msgctl",
    "mq_open", "mq_unlink",  "mq_notify", "mq_timedsend", "mq_timedreceive", "mq_getsetattr"};

constexpr const char* files_in_memory[] = {"memfd_create", "memfd_secret"};

// ---- What the supervisor needs and a student's code may not do
// -----------------------------------

constexpr const char* new_processes[] = {"fork", "vfork", "clone", "clone3", "execve", "execveat"};

constexpr const char* signals[] = {"kill", "tkill", "tgkill"};

// These, too, show intent.
constexpr const char* handles_and_filters[] = {"pidfd_open", "seccomp"};

constexpr const char* of_supervisor[] = {"wait4",       "waitid",     "pipe2",
                                         "setpgid",     "prctl",      "setrlimit",
                                         "close_range", "arch_prctl", "set_tid_address"};

// ---- What computing takes
// ------------------------------------------------------------------------

constexpr const char* computing[] = {
    // memory
    "brk", "mmap", "munmap", "mprotect", "mremap", "madvise", "membarrier",
    // what is open already, and reading files of the system
    "read", "write", "readv", "writev", "pread64", "close", "lseek", "fstat", "dup", "dup2", "dup3",
    "getcwd", "getdents64", "poll", "ppoll", "pselect6", "select",
    // time
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time",
    "times", "getrusage", "alarm", "setitimer", "getitimer", "pause", "sched_yield",
    // itself
    "getpid", "gettid", "getppid", "getpgrp", "getuid", "geteuid", "getgid", "getegid", "getgroups",
    "uname", "sysinfo", "getcpu", "sched_getaffinity", "getrlimit", "futex", "set_robust_list",
    "rseq", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigsuspend", "rt_sigpending",
    "rt_sigtimedwait", "sigaltstack", "restart_syscall", "getrandom", "exit", "exit_group"};

constexpr const char* of_sanitizers[] = {"readlink", "readlinkat", "prctl", "stat",
                                         "lstat",    "access",     "statx", "set_tid_address"};

// Commands of fcntl that neither lock (others could notice) nor direct signals (F_SETOWN).
constexpr int harmless_fcntl[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL};

// ---- A filter being made ------------------------------------------------------------------------

class Filter {
 public:
  explicit Filter(std::uint32_t otherwise) : context_(seccomp_init(otherwise), seccomp_release) {
    if (!context_) box_fault("seccomp", EINVAL);
    // 32-bit and x32 calls are other doors to the same kernel.
    check(seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS), "arch");
    seccomp_attr_set(context_.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2);  // a nicety: a tree, no list
  }

  void add(std::uint32_t action, Names names) {
    for (const char* name : names) add(action, name, {});
  }

  // A call that this machine does not have needs no rule.
  void add(std::uint32_t action, const char* name, const std::vector<scmp_arg_cmp>& conditions) {
    const int number = seccomp_syscall_resolve_name(name);
    if (number == __NR_SCMP_ERROR || number < 0) return;
    check(seccomp_rule_add_array(context_.get(), action, number,
                                 static_cast<unsigned>(conditions.size()), conditions.data()),
          name);
  }

  Bytes bytes() const {
    const Fd file(memfd_create("filter", MFD_CLOEXEC));
    check(seccomp_export_bpf(context_.get(), file.get()), "export");
    lseek(file.get(), 0, SEEK_SET);
    return read_all(file.get(), std::size_t{1} << 16).value_or("");
  }

 private:
  static void check(int result, const char* what) {
    if (result < 0) box_fault(what, -result);
  }

  std::unique_ptr<void, void (*)(scmp_filter_ctx)> context_;
};

scmp_arg_cmp equal(unsigned argument, scmp_datum_t value) {
  return {argument, SCMP_CMP_EQ, value, 0};
}

scmp_arg_cmp without(unsigned argument, scmp_datum_t bits) {
  return {argument, SCMP_CMP_MASKED_EQ, bits, 0};
}

constexpr scmp_datum_t namespaces[] = {CLONE_NEWNS,   CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC,
                                       CLONE_NEWUSER, CLONE_NEWPID,    CLONE_NEWNET};

void add_reading(Filter& filter) {
  constexpr scmp_datum_t making = O_CREAT | O_TRUNC;
  filter.add(SCMP_ACT_ALLOW, "openat", {without(2, making)});
  filter.add(SCMP_ACT_ALLOW, "open", {without(1, making)});
  // As the C library asks for the size of an open file.
  filter.add(SCMP_ACT_ALLOW, "newfstatat", {equal(3, AT_EMPTY_PATH)});
  for (const int command : harmless_fcntl)
    filter.add(SCMP_ACT_ALLOW, "fcntl", {equal(1, static_cast<scmp_datum_t>(command))});
  filter.add(SCMP_ACT_ALLOW, "ioctl", {equal(1, TCGETS)});  // "is this a terminal?"
}

// What is refused to a student's code for good and what is answered, which need not wait for the
// case.
Filter start_session() {
  Filter filter(SCMP_ACT_ERRNO(EPERM));
  for (const Names names : {Names(network), Names(other_processes), Names(worlds),
                            Names(kernel_doors), Names(shared_things), Names(files_in_memory)})
    filter.add(SCMP_ACT_KILL_PROCESS, names);
  for (const Names names : {Names(computing), Names(new_processes), Names(signals),
                            Names(handles_and_filters), Names(of_supervisor)})
    filter.add(SCMP_ACT_ALLOW, names);
  filter.add(SCMP_ACT_ALLOW, "prlimit64", {});
  add_reading(filter);
  return filter;
}

scmp_arg_cmp other_than(unsigned argument, scmp_datum_t value) {
  return {argument, SCMP_CMP_NE, value, 0};
}

// Nothing is opened for writing.
void restrict_opening(Filter& filter) {
  for (const scmp_datum_t mode : {scmp_datum_t{O_WRONLY}, scmp_datum_t{O_RDWR}}) {
    filter.add(SCMP_ACT_ERRNO(EPERM), "openat", {{2, SCMP_CMP_MASKED_EQ, mode, mode}});
    filter.add(SCMP_ACT_ERRNO(EPERM), "open", {{1, SCMP_CMP_MASKED_EQ, mode, mode}});
  }
}

// Of an argument that is an int the kernel reads the low half alone.
scmp_arg_cmp equal_int(unsigned argument, int value) {
  return {argument, SCMP_CMP_MASKED_EQ, 0xffffffff, static_cast<scmp_datum_t>(value)};
}

// To itself alone, and neither SIGKILL nor SIGSTOP. `which`: the argument that is the signal.
void restrict_signals(Filter& filter, const char* name, unsigned which) {
  const auto self = static_cast<scmp_datum_t>(protocol::process_placeholder);
  filter.add(SCMP_ACT_KILL_PROCESS, name, {other_than(0, self)});
  for (const int signal : {SIGKILL, SIGSTOP})
    filter.add(SCMP_ACT_ERRNO(EPERM), name, {equal(0, self), equal_int(which, signal)});
}

}  // namespace

Bytes filter_of_command() {
  Filter filter(SCMP_ACT_ALLOW);
  for (const Names names : {Names(network), Names(other_processes), Names(worlds),
                            Names(kernel_doors), Names(shared_things)})
    filter.add(SCMP_ACT_ERRNO(EPERM), names);
  for (const scmp_datum_t flag : namespaces)
    filter.add(SCMP_ACT_ERRNO(EPERM), "clone", {{0, SCMP_CMP_MASKED_EQ, flag, flag}});
  // Its flags lie in memory, where a filter cannot look; the C library falls back to clone.
  filter.add(SCMP_ACT_ERRNO(ENOSYS), "clone3", {});
  return filter.bytes();
}

Bytes filter_of_session() {
  return start_session().bytes();
}

Bytes filter_of_instrumented_session() {
  Filter filter = start_session();
  filter.add(SCMP_ACT_ALLOW, of_sanitizers);
  return filter.bytes();
}

Bytes filter_of_case() {
  Filter filter(SCMP_ACT_ALLOW);
  filter.add(SCMP_ACT_KILL_PROCESS, new_processes);
  filter.add(SCMP_ACT_KILL_PROCESS, handles_and_filters);
  filter.add(SCMP_ACT_ERRNO(EPERM), of_supervisor);
  restrict_opening(filter);
  // Memory that is shared with nobody, and that no limit of address space counts once it is
  // unmapped in part.
  filter.add(SCMP_ACT_ERRNO(EPERM), "mmap", {{3, SCMP_CMP_MASKED_EQ, MAP_SHARED, MAP_SHARED}});
  restrict_signals(filter, "kill", 1);
  restrict_signals(filter, "tkill", 1);
  restrict_signals(filter, "tgkill", 2);
  // Its own limits it may ask for; those of others it may neither ask for nor set.
  filter.add(SCMP_ACT_ERRNO(EPERM), "prlimit64", {other_than(0, 0)});
  filter.add(SCMP_ACT_ERRNO(EPERM), "prlimit64", {equal(0, 0), other_than(2, 0)});
  return filter.bytes();
}

}  // namespace grader
