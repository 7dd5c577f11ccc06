#include <csignal>
#include <cstdlib>

#include <boost/test/unit_test.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/base/fd.hpp"
#include "grader/base/file.hpp"
#include "grader/base/last_words.hpp"

namespace grader {
namespace {

struct End {
  std::string said;
  int status;
};

// What a process says and ends with that does `act` within last words.
End end_of(void (*act)()) {
  int ends[2];
  BOOST_TEST_REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    {
      const LastWords last("turning");
      act();
    }
    _exit(7);
  }
  close(ends[1]);
  const Fd reading(ends[0]);
  const std::string said = read_all(reading.get(), 1000).value_or("");
  int status = 0;
  waitpid(child, &status, 0);
  return {said, WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

volatile int depth = 0;
// NOLINTNEXTLINE(misc-no-recursion)
int without_end(int n) {
  volatile char room[4096] = {};
  room[n % 4096] = 1;
  depth = depth + 1;
  return without_end(n + 1) + room[0];
}

struct Row {
  void (*act)();
  const char* said;
};

const Row rows[] = {
    {[] { std::abort(); }, "grader: turning, and it called abort.\n"},
    {[] { std::exit(0); }, "grader: turning, and it ended the process with exit.\n"},
    {[] { raise(SIGSEGV); }, "grader: turning, and it crashed with a segmentation fault.\n"},
    {[] { without_end(0); }, "grader: turning, and it crashed with a segmentation fault.\n"},
    {[] { raise(SIGFPE); }, "grader: turning, and it crashed with a floating point exception.\n"},
    {[] { raise(SIGPROF); },
     "grader: turning, and it had not returned after 60 s of processor time.\n"},
    {[] { raise(SIGINT); }, "grader: turning, and it was interrupted.\n"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(last_words_tests)

BOOST_AUTO_TEST_CASE(whatever_ends_the_process_is_told) {
  for (const Row& row : rows) {
    const End end = end_of(row.act);
    BOOST_TEST(end.said == row.said);
    BOOST_TEST(end.status == 2);
  }
}

BOOST_AUTO_TEST_CASE(who_survives_says_nothing) {
  const End end = end_of([] {});
  BOOST_TEST(end.said == "");
  BOOST_TEST(end.status == 7);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
