// The supervisor and its session, with the programs in tests/programs/.
#include <csignal>
#include <cstring>

#include <boost/test/unit_test.hpp>
#include <unistd.h>

#include "grader/sandbox/box_sandbox.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(supervised_session_tests)

namespace {

using namespace std::chrono_literals;

Bytes program(const std::string& name) {
  const auto bytes = read_file(std::string(GRADER_PROGRAMS) + "/lib" + name + ".so", 1 << 24);
  BOOST_REQUIRE_MESSAGE(bytes, name);
  return *bytes;
}

BoxSandbox& sandbox() {
  static BoxSandbox only(Level::rlimits, {GRADER_SUPERVISOR, {}});
  return only;
}

CaseRequest request(std::vector<Bytes> calls = {"abcd"}) {
  return {.calls = std::move(calls), .limits = {.cpu = 300ms, .wall = 5s}};
}

CaseRecord run(const std::string& name, const CaseRequest& asked = request()) {
  return sandbox().open(program(name))->run_case(asked);
}

// Function number `function` of a program.
CaseRecord run(const std::string& name, unsigned function, const Limits& limits = {}) {
  return sandbox()
      .open(program(name))
      ->run_case({.function = function, .calls = {"abcd"}, .limits = limits});
}

template <class T>
std::vector<T> numbers_of(const CaseRecord& record) {
  std::vector<T> numbers(record.replies.at(0).size() / sizeof(T));
  std::memcpy(numbers.data(), record.replies[0].data(), record.replies[0].size());
  return numbers;
}

bool is_over(const CaseRecord& record, Limit limit) {
  const auto* over = std::get_if<OverLimit>(&record.ending);
  return over != nullptr && over->limit == limit;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_call_is_answered_in_order) {
  const CaseRecord record = run("echo", request({"abcd", "efgh", "abcd"}));
  BOOST_CHECK((record.replies == std::vector<Bytes>{"abcd", "efgh", "abcd"}));
  BOOST_TEST(std::get<Exited>(record.ending).status == 0);
  BOOST_TEST(record.printed == "");
}

BOOST_AUTO_TEST_CASE(an_ending_is_told_as_it_was) {
  BOOST_TEST(std::get<Exited>(run("exit_3").ending).status == 3);
  BOOST_TEST(std::get<Signalled>(run("segfault").ending).signal == SIGSEGV);
  BOOST_TEST(std::get<Signalled>(run("segfault_in_constructor").ending).signal == SIGSEGV);
}

BOOST_AUTO_TEST_CASE(limits_of_time_hold_whatever_it_does) {
  BOOST_TEST(is_over(run("spin"), Limit::cpu));
  BOOST_TEST(is_over(run("close_fds_then_spin"), Limit::cpu));
  BOOST_TEST(is_over(run("take_back_reply"), Limit::cpu));
  CaseRequest short_wait = request();
  short_wait.limits.wall = 300ms;
  BOOST_TEST(is_over(run("sleep", short_wait), Limit::wall));
}

BOOST_AUTO_TEST_CASE(limits_of_output_hold) {
  const CaseRecord flood = run("flood_stdout");
  BOOST_TEST(is_over(flood, Limit::output));
  BOOST_TEST(run("flood_stdout").printed == flood.printed);
  CaseRequest patient = request();
  patient.limits.cpu = 10s;
  BOOST_TEST(is_over(run("endless_reply", patient), Limit::reply));
  BOOST_TEST(is_over(run("replies", 4), Limit::reply));
}

BOOST_AUTO_TEST_CASE(memory_is_limited) {
  CaseRequest patient = request();
  patient.limits.cpu = 10s;
  const auto megabytes = numbers_of<unsigned>(run("allocate", patient)).at(0);
  BOOST_TEST(megabytes > 100U);
  BOOST_TEST(megabytes < 512U);
}

BOOST_AUTO_TEST_CASE(what_later_calls_print_is_not_told) {
  const CaseRecord record = run("print_each_call", request({"abcd", "efgh", "abcd"}));
  BOOST_TEST(record.printed == "called with a\n");
  BOOST_TEST(record.replies.size() == 3U);
}

BOOST_AUTO_TEST_CASE(beginning_and_end_of_what_it_prints_are_kept) {
  const CaseRecord record = run("print_much");
  BOOST_TEST(record.printed.starts_with("00000\n00001\n"));
  BOOST_TEST(record.printed.ends_with("09998\n09999\n"));
  BOOST_TEST(record.printed.find("\n...\n") != Bytes::npos);
  BOOST_TEST(record.printed.size() < 5000U);
  BOOST_TEST(record.replies.at(0) == "done");
}

BOOST_AUTO_TEST_CASE(a_forged_reply_that_is_not_whole_is_none) {
  const CaseRecord record = run("forged_reply");
  BOOST_TEST(record.replies.empty());
  BOOST_TEST(std::get<Exited>(record.ending).status == 0);
}

BOOST_AUTO_TEST_CASE(a_channel_that_holds_anything_else_is_told) {
  struct Row {
    unsigned function;
    bool garbled;
    std::size_t replies;
    int status;
  };
  const Row rows[] = {{0, false, 0, 126}, {1, true, 0, 0},  {2, true, 0, 0},
                      {3, true, 1, 0},    {5, false, 0, 0}, {6, false, 1, 0}};
  for (const Row& row : rows) {
    const CaseRecord record = run("replies", row.function);
    BOOST_TEST_CONTEXT("function " << row.function) {
      BOOST_TEST(record.garbled == row.garbled);
      BOOST_TEST(record.replies.size() == row.replies);
      BOOST_TEST(std::get<Exited>(record.ending).status == row.status);
      BOOST_CHECK(record.crash == Crash::other);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_fault_of_memory_is_told_by_its_address) {
  using enum Crash;
  struct Row {
    unsigned function;
    Crash crash;
    int signal = SIGSEGV;
  };
  const Row rows[] = {{0, null_pointer},   {1, null_pointer},   {2, stack_overflow},
                      {3, stack_overflow}, {4, stack_overflow}, {5, stack_overflow},
                      {6, other},          {7, other},          {8, other},
                      {9, other},          {10, other, SIGBUS}, {11, other},
                      {12, other}};
  for (const Row& row : rows) {
    const CaseRecord record = run("faults", row.function, {.cpu = 5s});
    BOOST_TEST_CONTEXT("function " << row.function) {
      const auto* signalled = std::get_if<Signalled>(&record.ending);
      BOOST_TEST_REQUIRE(signalled != nullptr);
      BOOST_TEST(signalled->signal == row.signal);
      BOOST_CHECK(record.crash == row.crash);
      BOOST_TEST(!record.garbled);
      BOOST_TEST(record.replies.empty());
    }
  }
}

BOOST_AUTO_TEST_CASE(memory_that_was_held_is_told_beside_its_limit) {
  const CaseRecord little = run("echo"), much = run("allocate", 0, {.cpu = 10s});
  BOOST_TEST(little.memory_limit_bytes > 0U);
  BOOST_TEST(little.peak_memory_bytes < little.memory_limit_bytes / 2);
  BOOST_TEST(much.peak_memory_bytes >= much.memory_limit_bytes / 2);
  BOOST_TEST(!little.filtered);
  BOOST_TEST(!little.memory_killed);
}

BOOST_AUTO_TEST_CASE(it_starts_no_process_and_no_thread) {
  const auto all = numbers_of<int>(run("fork_child"));
  BOOST_TEST(all.at(0) == -1);
  BOOST_TEST(all.at(1) == 0);
}

BOOST_AUTO_TEST_CASE(a_session_goes_on_after_anything) {
  const auto session = sandbox().open(program("segfault"));
  for (int i = 0; i < 3; ++i)
    BOOST_TEST(std::get<Signalled>(session->run_case(request()).ending).signal == SIGSEGV);
  session->run_nothing();
}

BOOST_AUTO_TEST_CASE(root_is_given_up) {
  for (const unsigned id : numbers_of<unsigned>(run("identity")))
    BOOST_TEST(id != (geteuid() == 0 ? 0U : ~0U));
}

BOOST_AUTO_TEST_CASE(it_holds_its_reply_and_the_standard_descriptors_and_nothing_else) {
  const auto open = numbers_of<char>(run("descriptors"));
  for (int fd = 0; fd < 256; ++fd)
    BOOST_TEST(open[static_cast<std::size_t>(fd)] == (fd <= 2 || fd == 5 ? 1 : 0),
               "descriptor " << fd);
}

BOOST_AUTO_TEST_CASE(its_environment_is_fixed) {
  BOOST_TEST(run("environment").replies.at(0) == "PATH=/usr/bin:/bin\nLC_ALL=C.UTF-8\nTMPDIR=.\n");
}

BOOST_AUTO_TEST_CASE(things_lie_where_they_lay_and_fresh_memory_is_never_zero) {
  const auto one = numbers_of<std::size_t>(run("addresses")),
             two = numbers_of<std::size_t>(run("addresses"));
  BOOST_TEST(one == two);
  BOOST_TEST(one.at(3) != 0U);
}

BOOST_AUTO_TEST_CASE(it_leaves_nothing_on_the_disk) {
  BOOST_TEST(run("write_file").replies.at(0) == "could not");
}

BOOST_AUTO_TEST_CASE(what_is_no_shared_object_is_not_loaded) {
  const CaseRecord record = sandbox().open("not a library")->run_case(request());
  BOOST_TEST(std::get<Exited>(record.ending).status == 125);
  BOOST_TEST(record.replies.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
