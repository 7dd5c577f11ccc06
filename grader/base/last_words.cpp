#include "grader/base/last_words.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <sys/time.h>
#include <unistd.h>

namespace grader {
namespace {

// A handler may touch little: the text lies ready in memory that never moves.
std::array<char, 1024> last_words;
volatile std::sig_atomic_t length = 0;

// A recursion without end leaves no room on its own stack.
std::array<char, 16384> handler_stack;

struct Ending {
  int signal;
  const char* text;
};

constexpr Ending endings[] = {
    {SIGABRT, ", and it called abort.\n"},
    {SIGSEGV, ", and it crashed with a segmentation fault.\n"},
    {SIGBUS, ", and it crashed with a bus error.\n"},
    {SIGFPE, ", and it crashed with a floating point exception.\n"},
    {SIGILL, ", and it crashed with an illegal instruction.\n"},
    {SIGPROF, ", and it had not returned after 60 s of processor time.\n"},
    {SIGINT, ", and it was interrupted.\n"},
};

void say(const char* what) {
  // Whether it can be read or not, the process ends.
  [[maybe_unused]] ssize_t written =
      write(STDERR_FILENO, last_words.data(), static_cast<std::size_t>(length));
  written = write(STDERR_FILENO, what, std::strlen(what));
}

extern "C" void say_last_words(int signal) {
  if (length > 0)
    for (const Ending& ending : endings)
      if (ending.signal == signal) say(ending.text);
  _exit(2);
}

void say_at_exit() {
  if (length == 0) return;
  say(", and it ended the process with exit.\n");
  _exit(2);
}

// What was to happen before, in the order of `endings`.
std::array<struct sigaction, std::size(endings)> earlier_actions;

void install_handlers() {
  struct sigaction action {};
  action.sa_handler = say_last_words;
  action.sa_flags = SA_ONSTACK;
  for (std::size_t i = 0; i < earlier_actions.size(); ++i)
    sigaction(endings[i].signal, &action, &earlier_actions[i]);
}

void restore_handlers() {
  for (std::size_t i = 0; i < earlier_actions.size(); ++i)
    sigaction(endings[i].signal, &earlier_actions[i], nullptr);
}

void allow(int seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &timer, nullptr);
}

}  // namespace

LastWords::LastWords(const std::string& text) {
  [[maybe_unused]] static const int once = std::atexit(say_at_exit);
  const std::string all = "grader: " + text;
  length = static_cast<std::sig_atomic_t>(std::min(all.size(), last_words.size()));
  std::copy_n(all.begin(), static_cast<std::size_t>(length), last_words.begin());
  stack_t stack{};
  stack.ss_sp = handler_stack.data();
  stack.ss_size = handler_stack.size();
  sigaltstack(&stack, nullptr);
  install_handlers();
  allow(most_seconds);
}

LastWords::~LastWords() {
  allow(0);
  restore_handlers();
  length = 0;
}

}  // namespace grader
