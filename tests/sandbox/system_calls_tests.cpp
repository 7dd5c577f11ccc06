// What comes of system calls in a case, at every level that filters them.
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <linux/filter.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include "grader/sandbox/system_calls.hpp"
#include "tests/support/reached_levels.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(filters_of_system_calls_tests)

namespace {

using namespace std::chrono_literals;

constexpr long self = -1001, parent = -1002;  // as tests/programs/any_call.cpp reads them

struct Call {
  const char* what;
  std::vector<long> words;  // number and arguments
};

std::ostream& operator<<(std::ostream& stream, const Call& call) {
  return stream << call.what;
}

std::vector<Level> filtering_levels() {
  std::vector<Level> filtering;
  for (const Level level : test::reached_levels())
    if (level != Level::rlimits) filtering.push_back(level);
  return filtering;
}

CaseRecord make(const Call& call, Level level) {
  long words[7] = {};
  std::copy(call.words.begin(), call.words.end(), words);
  const auto program = read_file(GRADER_PROGRAMS "/libany_call.so", 1 << 24);
  const auto session = BoxSandbox(level, {GRADER_SUPERVISOR, {}}).open(program.value());
  return session->run_case({.calls = {Bytes(reinterpret_cast<const char*>(words), sizeof words)},
                            .limits = {.cpu = 300ms, .wall = 5s}});
}

long answer_of(const CaseRecord& record) {
  long answer = 0;
  BOOST_REQUIRE(record.replies.size() == 1U);
  BOOST_REQUIRE(record.replies[0].size() == sizeof answer);
  std::memcpy(&answer, record.replies[0].data(), sizeof answer);
  return answer;
}

// They show what they are meant for: the process ends.
const Call ending[] = {
    {"fork", {SYS_fork}},
    {"vfork", {SYS_vfork}},
    {"clone", {SYS_clone, SIGCHLD}},
    {"clone3", {SYS_clone3}},
    {"execve", {SYS_execve}},
    {"execveat", {SYS_execveat}},
    {"socket", {SYS_socket, AF_INET, SOCK_STREAM}},
    {"a local socket", {SYS_socket, AF_UNIX, SOCK_STREAM}},
    {"socketpair", {SYS_socketpair, AF_UNIX, SOCK_STREAM}},
    {"connect", {SYS_connect, 3}},
    {"sendto", {SYS_sendto, 5}},
    {"ptrace of the parent", {SYS_ptrace, 16, parent}},
    {"reading the parent's memory", {SYS_process_vm_readv, parent}},
    {"writing the parent's memory", {SYS_process_vm_writev, parent}},
    {"a handle of the parent", {SYS_pidfd_open, parent}},
    {"kill of the parent", {SYS_kill, parent, SIGKILL}},
    {"a question about the parent", {SYS_kill, parent, 0}},
    {"kill of process 1", {SYS_kill, 1, SIGKILL}},
    {"kill of all", {SYS_kill, -1, SIGKILL}},
    {"kill of the group", {SYS_kill, 0, SIGKILL}},
    {"tkill of the parent", {SYS_tkill, parent, SIGKILL}},
    {"tgkill of the parent", {SYS_tgkill, parent, parent, SIGKILL}},
    {"unshare", {SYS_unshare, 0x10000000}},
    {"setns", {SYS_setns, 0}},
    {"mount", {SYS_mount}},
    {"umount", {SYS_umount2}},
    {"pivot_root", {SYS_pivot_root}},
    {"chroot", {SYS_chroot}},
    {"personality", {SYS_personality, 0xffffffff}},
    {"bpf", {SYS_bpf}},
    {"perf_event_open", {SYS_perf_event_open}},
    {"userfaultfd", {SYS_userfaultfd}},
    {"io_uring", {SYS_io_uring_setup, 8}},
    {"a key", {SYS_add_key}},
    {"keyctl", {SYS_keyctl}},
    {"shared memory", {SYS_shmget, 1, 4096, 01600}},
    {"a semaphore", {SYS_semget, 1, 1, 01600}},
    {"a message queue", {SYS_msgget, 1, 01600}},
    {"a POSIX message queue", {SYS_mq_open}},
    {"a file in memory", {SYS_memfd_create}},
    {"another filter", {SYS_seccomp, 1}},
    {"Landlock", {SYS_landlock_create_ruleset, 0, 0, 1}},
    {"a call of the x32 ABI", {0x40000000 + SYS_getpid}},
};

constexpr long more = 1L << 32;

// They can be tried by mistake: they fail.
const Call failing[] = {
    {"SIGKILL to itself", {SYS_kill, self, SIGKILL}},
    {"SIGSTOP to itself", {SYS_kill, self, SIGSTOP}},
    {"SIGKILL to its thread", {SYS_tgkill, self, self, SIGKILL}},
    // The kernel reads a signal as an int: what is above is nothing to it.
    {"SIGKILL and more", {SYS_kill, self, more + SIGKILL}},
    {"SIGSTOP and more", {SYS_kill, self, more + SIGSTOP}},
    {"SIGKILL and more to its thread", {SYS_tgkill, self, self, more + SIGKILL}},
    {"SIGSTOP and more by tkill", {SYS_tkill, self, -more + SIGSTOP}},
    {"a queued signal", {SYS_rt_sigqueueinfo, self, SIGKILL}},
    {"a timer with a signal of its choice", {SYS_timer_create}},
    {"an owner of a descriptor", {SYS_fcntl, 5, F_SETOWN, parent}},
    {"a signal of a descriptor", {SYS_fcntl, 5, 10 /* F_SETSIG */, SIGKILL}},
    {"a lock", {SYS_fcntl, 0, F_SETLK}},
    {"flock", {SYS_flock, 0, 2}},
    {"a lease", {SYS_fcntl, 0, 1024 /* F_SETLEASE */}},
    {"an owner by ioctl", {SYS_ioctl, 5, 0x8901 /* FIOSETOWN */}},
    {"typing into a terminal", {SYS_ioctl, 0, 0x5412 /* TIOCSTI */}},
    {"a limit of its own", {SYS_prlimit64, 0, RLIMIT_CPU, 1}},
    {"a limit of the parent", {SYS_prlimit64, parent, RLIMIT_CPU, 0, 0}},
    {"setrlimit", {SYS_setrlimit, RLIMIT_CPU}},
    {"no death with the parent", {SYS_prctl, PR_SET_PDEATHSIG, 0}},
    {"hiding from the parent", {SYS_prctl, PR_SET_DUMPABLE, 0}},
    {"a session of its own", {SYS_setsid}},
    {"a group of its own", {SYS_setpgid, 0, 0}},
    {"root", {SYS_setuid, 0}},
    {"capabilities", {SYS_capset}},
    {"chmod", {SYS_chmod}},
    {"unlink", {SYS_unlink}},
    {"rename", {SYS_rename}},
    {"mkdir", {SYS_mkdir}},
    {"a link", {SYS_symlink}},
    {"times of files", {SYS_utimensat}},
    {"attributes of files", {SYS_setxattr}},
    {"watching files", {SYS_inotify_init1}},
    {"the size of a file by its name", {SYS_stat}},
    {"what is in the page cache", {SYS_mincore}},
    {"memory that stays", {SYS_mlockall, 1}},
    {"priorities", {SYS_setpriority, 0, 0, 0}},
    {"processors", {SYS_sched_setaffinity, parent}},
    {"scheduling", {SYS_sched_setscheduler, 0}},
    {"a pipe", {SYS_pipe2}},
};

// What computing takes.
const Call answered[] = {
    {"its number", {SYS_getpid}},
    {"the clock", {SYS_clock_gettime, 1, 0}},
    {"a yield", {SYS_sched_yield}},
    {"SIGCHLD to itself", {SYS_kill, self, SIGCHLD}},
    {"more memory", {SYS_brk, 0}},
    {"a copy of a descriptor", {SYS_dup, 1}},
    {"its limits", {SYS_prlimit64, 0, RLIMIT_CPU, 0, 0}},
};

}  // namespace

BOOST_DATA_TEST_CASE(calls_that_show_intent_end_the_case, filtering_levels(), level) {
  for (const Call& call : ending) {
    const CaseRecord record = make(call, level);
    const auto* signalled = std::get_if<Signalled>(&record.ending);
    BOOST_TEST((signalled != nullptr && signalled->signal == SIGSYS), call);
    BOOST_TEST(record.replies.empty(), call);
  }
}

BOOST_DATA_TEST_CASE(others_fail, filtering_levels(), level) {
  for (const Call& call : failing) BOOST_TEST(answer_of(make(call, level)) == -EPERM, call);
}

BOOST_DATA_TEST_CASE(what_computing_takes_is_answered, filtering_levels(), level) {
  for (const Call& call : answered) BOOST_TEST(answer_of(make(call, level)) != -EPERM, call);
}

BOOST_AUTO_TEST_CASE(a_filter_is_whole_instructions_and_fits_the_supervisor) {
  for (const Bytes& filter : {filter_of_command(), filter_of_session(),
                              filter_of_instrumented_session(), filter_of_case()}) {
    BOOST_TEST(filter.size() % sizeof(sock_filter) == 0U);
    BOOST_TEST(filter.size() / sizeof(sock_filter) > 10U);
    BOOST_TEST(filter.size() / sizeof(sock_filter) <= 4096U);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
