// The supervisor with a filter of system calls, as a sandbox gives it one.
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>

#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include "grader/base/fault.hpp"
#include "grader/sandbox/launch.hpp"
#include "grader/sandbox/protocol.hpp"
#include "grader/sandbox/supervised_session.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(system_calls_tests)

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr unsigned number_at = offsetof(seccomp_data, nr);
constexpr unsigned first_argument_at = offsetof(seccomp_data, args);  // its low half, here

constexpr sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);

// kill is allowed to oneself alone and refused else; uname ends the process; all else is allowed.
const std::vector<sock_filter> handmade = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number_at),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_uname, 4, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_kill, 0, 2),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, first_argument_at),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, protocol::process_placeholder, 0, 2),
    allow,
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
};

Bytes bytes_of(const std::vector<sock_filter>& filter) {
  return {reinterpret_cast<const char*>(filter.data()), filter.size() * sizeof(sock_filter)};
}

Fd in_memory(const Bytes& bytes) {
  Fd file(memfd_create("test", MFD_CLOEXEC));
  BOOST_REQUIRE(write_all(file.get(), bytes));
  lseek(file.get(), 0, SEEK_SET);
  return file;
}

CaseRecord run(const std::string& name, const Bytes& filter, const Bytes& call = "abcd",
               std::vector<std::string> arguments = {"supervisor"}) {
  const auto library = read_file(std::string(GRADER_PROGRAMS) + "/lib" + name + ".so", 1 << 24);
  BOOST_REQUIRE_MESSAGE(library, name);
  const Fd object = in_memory(*library), calls = in_memory(filter);
  const Fd program(open(GRADER_SUPERVISOR, O_RDONLY | O_CLOEXEC));
  int ends[2];
  BOOST_REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0);
  Fd ours(ends[0]);
  const Fd theirs(ends[1]);
  Launch how{.program = program.get(), .arguments = std::move(arguments)};
  how.descriptors = {{theirs.get(), protocol::socket},
                     {object.get(), protocol::shared_object},
                     {calls.get(), protocol::system_calls}};
  BoxIdentity box = claim_identity();
  how.identity = box.user;
  const pid_t process = launch(how);
  SupervisedSession session(std::move(ours), process,
                            BoxResources{.identity = std::move(box), .cgroup = {}});
  return session.run_case({.calls = {call}, .limits = {.cpu = 300ms, .wall = 5s}});
}

Bytes number_of(long number) {
  return {reinterpret_cast<const char*>(&number), sizeof number};
}

std::string reason_of_fault(const Bytes& filter, std::vector<std::string> arguments = {"s"}) {
  try {
    run("echo", filter, "abcd", std::move(arguments));
  } catch (const Fault& fault) {
    return fault.message().values.at("reason");
  }
  return "no fault";
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_case_runs_under_the_filter) {
  const CaseRecord record = run("echo", bytes_of(handmade));
  BOOST_TEST(record.replies.at(0) == "abcd");
  BOOST_TEST(record.filtered);
  BOOST_TEST(
      std::get<Signalled>(run("system_call", bytes_of(handmade), number_of(SYS_uname)).ending)
          .signal == SIGSYS);
}

BOOST_AUTO_TEST_CASE(so_do_static_constructors) {
  const CaseRecord record = run("system_call_in_constructor", bytes_of(handmade));
  BOOST_TEST(std::get<Signalled>(record.ending).signal == SIGSYS);
  BOOST_TEST(record.replies.empty());
}

BOOST_AUTO_TEST_CASE(the_process_itself_stands_where_the_placeholder_stood) {
  const CaseRecord record = run("system_call", bytes_of(handmade), number_of(SYS_kill));
  long answers[2];
  BOOST_REQUIRE(record.replies.at(0).size() == sizeof answers);
  std::memcpy(answers, record.replies[0].data(), sizeof answers);
  BOOST_TEST(answers[0] == 0);
  BOOST_TEST(answers[1] == -EPERM);
}

BOOST_AUTO_TEST_CASE(the_longest_filter_is_loaded) {
  std::vector<sock_filter> long_one(protocol::most_filter_instructions, allow);
  BOOST_TEST(run("echo", bytes_of(long_one)).replies.size() == 1U);
}

BOOST_AUTO_TEST_CASE(without_its_filter_no_case_runs) {
  const std::string expected = "the process of a case could not be set up: Invalid argument";
  const sock_filter unknown{0xffff, 0, 0, 0};
  const Bytes bad[] = {
      "",                          // none at all
      bytes_of({allow}) + "half",  // torn
      bytes_of(
          std::vector<sock_filter>(protocol::most_filter_instructions + 1, allow)),  // too long
      bytes_of({unknown}),                                        // the kernel refuses it
      bytes_of({BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number_at)}),  // it decides nothing
  };
  for (const Bytes& each : bad) BOOST_TEST(reason_of_fault(each) == expected);
}

BOOST_AUTO_TEST_CASE(a_library_that_cannot_be_opened_is_nobodys_mistake) {
  BOOST_TEST(reason_of_fault(bytes_of({allow}), {"supervisor", "/missing/library.so"}) ==
             "the process of a case could not be set up: No such file or directory");
}

BOOST_AUTO_TEST_CASE(the_library_is_found_by_the_path_that_is_given) {
  const TemporaryFolder place(fs::temp_directory_path());
  fs::permissions(place.path(), fs::perms(0755));
  const fs::path path = place.path() / "echo.so";
  fs::copy_file(std::string(GRADER_PROGRAMS) + "/libecho.so", path);
  fs::permissions(path, fs::perms(0644));
  const CaseRecord record = run("exit_3", bytes_of({allow}), "abcd", {"supervisor", path});
  BOOST_TEST(record.replies.at(0) == "abcd");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
