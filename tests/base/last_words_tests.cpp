#include <csignal>
#include <cstdlib>

#include <boost/test/unit_test.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/base/fd.hpp"
#include "grader/base/file.hpp"
#include "grader/base/last_words.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(last_words_tests)

namespace {

struct End {
  std::string said;
  int status;
};

// What a process says and ends with that does `act` within last words.
End end_of(void (*act)()) {
  int pipe_ends[2];
  BOOST_TEST_REQUIRE(pipe(pipe_ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(pipe_ends[1], STDERR_FILENO);
    {
      const LastWords last("turning");
      act();
    }
    _exit(7);
  }
  close(pipe_ends[1]);
  const Fd reading(pipe_ends[0]);
  const std::string said = read_all(reading.get(), 1000).value_or("");
  int status = 0;
  waitpid(child, &status, 0);
  return {said, WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

volatile bool ends = false;

// NOLINTNEXTLINE(misc-no-recursion)
int deeper(int n) {
  volatile char room[4096] = {};
  room[n % 4096] = 1;
  return ends ? 0 : deeper(n + 1) + room[0];
}

struct Row {
  void (*act)();
  const char* said;
};

const Row rows[] = {
    {[] { std::abort(); }, "grader: turning, and it called abort.\n"},
    {[] { std::exit(0); }, "grader: turning, and it ended the process with exit.\n"},
    {[] { raise(SIGSEGV); }, "grader: turning, and it crashed with a segmentation fault.\n"},
    {[] { deeper(0); }, "grader: turning, and it crashed with a segmentation fault.\n"},
    {[] { raise(SIGFPE); }, "grader: turning, and it crashed with a floating point exception.\n"},
    {[] { raise(SIGPROF); },
     "grader: turning, and it had not returned after 60 s of processor time.\n"},
    {[] { raise(SIGINT); }, "grader: turning, and it was interrupted.\n"},
};

}  // namespace

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
