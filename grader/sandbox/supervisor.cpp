// The supervisor: a small program that forks a process per case and lets the student's code into
// that alone.
//
// Theory of operation. It holds a socket to the grader (3) and the exercise's shared object (4).
// For each request it forks. The child gives up both, keeps a pipe for its reply, loads the shared
// object (so the student's static constructors run in the case that they belong to), makes the
// calls and exits. The parent collects what comes out of the pipes, watches the processor clock of
// the child, kills it at a limit, and tells the grader how it ended. It never looks into a reply.
//
// It stays small on purpose: forking costs what the parent's memory costs.
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "grader/sandbox/protocol.hpp"

namespace {

using namespace grader::protocol;

constexpr int reply_descriptor = 5;  // in the child
constexpr int load_failed = 125;     // exit status: the shared object is not ours or broken

// ---- The child ----------------------------------------------------------------------------------

void write_fully(int fd, const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t count = write(fd, bytes, size);
    if (count <= 0) _exit(1);
    bytes += count;
    size -= static_cast<std::size_t>(count);
  }
}

// Called by the binding with the bytes of one reply. Length and bytes go out in one write: the
// parent wakes up once.
void deliver(void*, const char* bytes, std::size_t size) {
  const std::uint64_t length = size;
  std::string message(reinterpret_cast<const char*>(&length), sizeof length);
  message.append(bytes, size);
  write_fully(reply_descriptor, message.data(), message.size());
}

using Entry = void (*)(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                       void*);

// The library is opened by its descriptor: the student's process needs no path that leads to it.
// Lazily bound: a case calls a fraction of what is in it.
Entry load() {
  void* library = dlopen("/proc/self/fd/4", RTLD_LAZY | RTLD_LOCAL);
  void* entry = library == nullptr ? nullptr : dlsym(library, "grader_entry");
  if (entry == nullptr) _exit(load_failed);
  close(shared_object);
  return reinterpret_cast<Entry>(entry);
}

// The same inputs come again in later calls; what is printed is wanted once.
void print_no_more() {
  std::cout.flush();  // where the student's code took it off stdio's buffer
  fflush(nullptr);
  const int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere < 0) return;
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  close(nowhere);
}

[[noreturn]] void child(const Request& request, const unsigned char* input, int reply, int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 1);  // else its own /proc/self/fd would be closed to it
  signal(SIGPIPE, SIG_DFL);
  setpgid(0, 0);
  dup2(output, 1);
  dup2(output, 2);
  dup2(reply, reply_descriptor);
  close(socket);
  syscall(SYS_close_range, reply_descriptor + 1, ~0U, 0);
  // Only a second line: the parent watches the clock in milliseconds.
  const rlim_t seconds = request.cpu_ms / 1000 + 2;
  const rlimit limit{seconds, seconds + 1};
  setrlimit(RLIMIT_CPU, &limit);
  // No process or thread of its own: one in a session of its own could be neither found nor ended.
  const rlimit none{0, 0};
  setrlimit(RLIMIT_NPROC, &none);
  // Fresh memory is never zero by luck: what is read before it is written is wrong every time.
  mallopt(M_PERTURB, 0x80);
  const Entry entry = load();
  for (std::uint64_t i = 0; i < request.calls; ++i) {
    std::uint64_t size = 0;
    std::memcpy(&size, input, sizeof size);
    entry(request.function, input + sizeof size, deliver, nullptr);
    input += sizeof size + size;
    if (i == 0) print_no_more();
  }
  _exit(0);
}

// ---- The parent ---------------------------------------------------------------------------------

std::uint64_t nanoseconds(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) return 0;
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec);
}

// What a case prints: counted in full, kept at both ends.
struct Printed {
  std::uint64_t total = 0;
  std::string first, last;

  void add(const char* bytes, std::size_t size) {
    total += size;
    const std::size_t room = std::min<std::size_t>(size, printed_kept - first.size());
    first.append(bytes, room);
    last.append(bytes + room, size - room);
    if (last.size() > printed_kept) last.erase(0, last.size() - printed_kept);
  }
  std::string text() const {
    const bool cut = total > first.size() + last.size();
    return first + (cut ? "\n...\n" : "") + last;
  }
};

struct Case {
  const Request& request;
  pid_t process = -1;
  clockid_t clock{};
  int reply = -1, output = -1;  // our ends; -1 once closed
  std::uint64_t started = nanoseconds(CLOCK_MONOTONIC);
  std::string reply_bytes;
  Printed printed;
  Answer answer;
  bool killed = false;
};

void stop(Case& c, End end) {
  if (c.killed) return;
  c.killed = true;
  c.answer.end = end;
  kill(c.process, SIGKILL);
}

// Reads what there is from one pipe; closes it at its end.
void drain(Case& c, int& fd) {
  char buffer[65536];
  const ssize_t count = read(fd, buffer, sizeof buffer);
  if (count < 0) return;
  if (count == 0) {
    close(fd);
    fd = -1;
  } else if (&fd == &c.output) {
    // Up to one byte more than is allowed: what is kept does not depend on when it was stopped.
    const std::uint64_t room = c.request.output_bytes + 1 - c.printed.total;
    c.printed.add(buffer, std::min(static_cast<std::size_t>(count), room));
    if (c.printed.total > c.request.output_bytes) stop(c, End::over_output);
  } else {
    c.reply_bytes.append(buffer, static_cast<std::size_t>(count));
    if (c.reply_bytes.size() > c.request.reply_bytes) stop(c, End::over_output);
  }
}

// How long nothing can go over a limit: the processor clock runs no faster than the wall's.
int wait_ms(Case& c) {
  const std::uint64_t cpu = nanoseconds(c.clock) / 1'000'000;
  const std::uint64_t wall = (nanoseconds(CLOCK_MONOTONIC) - c.started) / 1'000'000;
  if (cpu >= c.request.cpu_ms) stop(c, End::over_cpu);
  if (wall >= c.request.wall_ms) stop(c, End::over_wall);
  if (c.killed) return 100;
  return static_cast<int>(std::min(c.request.cpu_ms - cpu, c.request.wall_ms - wall)) + 1;
}

// Collects until the process has ended: its pipes closing are only a hint, they can be closed on
// purpose.
void collect(Case& c) {
  const int ended = static_cast<int>(syscall(SYS_pidfd_open, c.process, 0));
  for (;;) {
    pollfd events[3] = {{c.reply, POLLIN, 0}, {c.output, POLLIN, 0}, {ended, POLLIN, 0}};
    if (poll(events, 3, wait_ms(c)) <= 0) continue;
    if (events[0].revents != 0) drain(c, c.reply);
    if (events[1].revents != 0) drain(c, c.output);
    if (events[2].revents != 0) break;
  }
  close(ended);
}

// What was still in the pipes when the process ended. They do not block: if a descendant holds them
// open, nobody waits for it.
void collect_rest(Case& c) {
  for (int* fd : {&c.reply, &c.output}) {
    if (*fd >= 0) fcntl(*fd, F_SETFL, O_NONBLOCK);
    for (std::uint64_t before = ~0ULL;
         *fd >= 0 && before != c.reply_bytes.size() + c.printed.total;) {
      before = c.reply_bytes.size() + c.printed.total;
      drain(c, *fd);
    }
    if (*fd >= 0) close(*fd);
  }
}

// Descendants are reparented to us; none of them lives on.
void reap_strays(pid_t process) {
  kill(-process, SIGKILL);
  while (waitpid(-1, nullptr, WNOHANG) > 0) {
  }
}

void reap(Case& c) {
  int status = 0;
  rusage usage{};
  wait4(c.process, &status, 0, &usage);
  const auto micro = [](const timeval& t) { return t.tv_sec * 1'000'000 + t.tv_usec; };
  c.answer.cpu_ns =
      static_cast<std::uint64_t>(micro(usage.ru_utime) + micro(usage.ru_stime)) * 1000;
  if (!c.killed) {
    c.answer.end = WIFSIGNALED(status) ? End::signalled : End::exited;
    c.answer.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    // The kernel's own limit is the same limit.
    if (c.answer.end == End::signalled && c.answer.code == SIGXCPU) c.answer.end = End::over_cpu;
  }
  reap_strays(c.process);
}

void receive(void* to, std::size_t size) {
  auto* next = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t count = read(socket, next, size);
    if (count <= 0) _exit(count == 0 ? 0 : 1);  // the grader is gone
    next += count;
    size -= static_cast<std::size_t>(count);
  }
}

void send_answer(Case& c) {
  const std::string printed = c.printed.text();
  c.answer.reply_size = c.reply_bytes.size();
  c.answer.printed_size = printed.size();
  std::string message(reinterpret_cast<const char*>(&c.answer), sizeof c.answer);
  message += c.reply_bytes;
  message += printed;
  write_fully(socket, message.data(), message.size());
}

void run_case(const Request& request) {
  std::string input(request.size, '\0');
  receive(input.data(), input.size());
  int reply[2], output[2];
  if (pipe2(reply, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0) _exit(1);
  Case c{.request = request};
  c.process = fork();
  if (c.process < 0) _exit(1);
  if (c.process == 0)
    child(request, reinterpret_cast<const unsigned char*>(input.data()), reply[1], output[1]);
  close(reply[1]);
  close(output[1]);
  c.reply = reply[0];
  c.output = output[0];
  clock_getcpuclockid(c.process, &c.clock);
  collect(c);
  collect_rest(c);
  reap(c);
  send_answer(c);
}

void run_nothing() {
  const pid_t process = fork();
  if (process == 0) _exit(0);
  waitpid(process, nullptr, 0);
  const Answer answer;
  write_fully(socket, reinterpret_cast<const char*>(&answer), sizeof answer);
}

}  // namespace

int main() {
  program_invocation_short_name =
      const_cast<char*>("your code");  // as it stands before an assertion
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_DUMPABLE, 0);  // no case looks into us
  signal(SIGPIPE, SIG_IGN);
  for (;;) {
    Request request;
    receive(&request, sizeof request);
    if (request.order == Order::run_case)
      run_case(request);
    else
      run_nothing();
  }
}
