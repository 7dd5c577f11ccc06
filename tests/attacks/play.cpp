// Theory of operation. Between us and the grader stands a keeper: whatever loses its parent below
// the grader becomes the keeper's child, also what was forked twice and has a session of its own.
// So when the grader has ended and the keeper has children left, they are the attack's.
//
// We have threads: in the processes that we fork nothing but system calls is made.
#include "tests/attacks/play.hpp"

#include <array>
#include <cstdlib>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/base/fd.hpp"

namespace grader::test {
namespace {

constexpr int longest_ms = 600'000;  // a grading that takes longer hangs

// The grader's own, not its boxes': so small a grading needs a hundredth of it.
constexpr rlim_t most_seconds = 20, most_memory = rlim_t{4} << 30;

struct Pipe {
  Pipe() {
    std::array<int, 2> both{};
    if (pipe2(both.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    reading = Fd(both[0]);
    writing = Fd(both[1]);
  }
  Fd reading, writing;
};

std::vector<char*> pointers(const Words& words) {
  std::vector<char*> list;
  for (const std::string& word : words) list.push_back(const_cast<char*>(word.c_str()));
  list.push_back(nullptr);
  return list;
}

struct Prepared {
  const Start& start;
  std::vector<char*> words = pointers(start.words), environment = pointers(start.environment);
  Pipe report, begin;
};

// The grader itself, once it may begin.
[[noreturn]] void become(const Prepared& prepared) {
  const Start& start = prepared.start;
  char word = 0;
  if (read(prepared.begin.reading.get(), &word, 1) != 1) _exit(126);
  dup2(open("/dev/null", O_RDONLY), 0);
  dup2(open(start.out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
  dup2(open(start.err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), 2);
  if (start.descriptor >= 0) dup2(start.descriptor, start.as);
  const rlimit seconds{most_seconds, RLIM_INFINITY}, memory{most_memory, RLIM_INFINITY};
  setrlimit(RLIMIT_CPU, &seconds);
  setrlimit(RLIMIT_AS, &memory);
  if (chdir(start.folder.c_str()) != 0) _exit(126);
  execve(prepared.words[0], prepared.words.data(), prepared.environment.data());
  _exit(126);
}

int wait_for(pid_t process) {
  const int handle = static_cast<int>(syscall(SYS_pidfd_open, process, 0));
  pollfd ended{handle, POLLIN, 0};
  const bool in_time = poll(&ended, 1, longest_ms) > 0;
  close(handle);
  if (!in_time) kill(process, SIGKILL);
  int status = 0;
  waitpid(process, &status, 0);
  if (!in_time) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

// The first of our children; 0 if there is none.
pid_t first_child() {
  const int file = open("/proc/thread-self/children", O_RDONLY);
  char digits[16] = {};
  const ssize_t count = read(file, digits, sizeof digits - 1);
  close(file);
  return count > 0 ? std::atoi(digits) : 0;
}

// How many children there still are after a while; none of them lives on.
int end_children() {
  for (int i = 0; i < 300; ++i) {
    pid_t gone = 0;
    while ((gone = waitpid(-1, nullptr, WNOHANG)) > 0) {
    }
    if (gone < 0) return 0;
    usleep(10'000);
  }
  int count = 0;
  for (pid_t child = 0; (child = first_child()) > 0; ++count) {
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
  }
  return count;
}

[[noreturn]] void keep(const Prepared& prepared) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const pid_t grader = fork();
  if (grader == 0) become(prepared);
  const int report = prepared.report.writing.get();
  bool told = write(report, &grader, sizeof grader) > 0;
  const int result[2] = {wait_for(grader), end_children()};
  told = write(report, result, sizeof result) > 0 && told;
  _exit(told ? 0 : 1);
}

template <class T>
T receive(const Fd& from) {
  T message{};
  if (read(from.get(), &message, sizeof message) != sizeof message)
    throw std::runtime_error("the keeper has gone");
  return message;
}

}  // namespace

Play play(const Start& start, const std::function<void(pid_t)>& prepare) {
  Prepared prepared{start};
  const pid_t keeper = fork();
  if (keeper == 0) keep(prepared);
  prepared.report.writing.close();
  prepare(receive<pid_t>(prepared.report.reading));
  if (write(prepared.begin.writing.get(), "!", 1) != 1) throw std::runtime_error("no keeper");
  const auto result = receive<std::array<int, 2>>(prepared.report.reading);
  waitpid(keeper, nullptr, 0);
  return {result[0], result[1], text_of(start.out), text_of(start.err)};
}

}  // namespace grader::test
