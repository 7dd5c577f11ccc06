#include "grader/supervisor/watch.hpp"

#include <algorithm>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace supervisor {

using namespace grader::protocol;

namespace {

std::uint64_t nanoseconds(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) return 0;
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec);
}

std::uint64_t nanoseconds(const timeval& time) {
  return static_cast<std::uint64_t>(time.tv_sec * 1'000'000 + time.tv_usec) * 1000;
}

std::uint64_t memory_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return limit.rlim_cur;
}

// Descendants are reparented to us; none of them lives on.
void reap_strays(pid_t process) {
  kill(-process, SIGKILL);
  while (waitpid(-1, nullptr, WNOHANG) > 0) {
  }
}

}  // namespace

Watch::Watch(const Request& request, pid_t process, int reply, int output)
    : request_(request),
      process_(process),
      reply_(reply),
      output_(output),
      started_(nanoseconds(CLOCK_MONOTONIC)),
      buffer_(65536) {
  clock_getcpuclockid(process, &clock_);
  // The process can open its own pipe for reading and take back what it wrote: whoever waited in a
  // read for that would watch no clock.
  for (const int fd : {reply, output}) fcntl(fd, F_SETFL, O_NONBLOCK);
}

void Watch::until_its_end() {
  collect();
  collect_rest();
  reap();
}

void Watch::stop(End end) {
  if (killed_) return;
  killed_ = true;
  answer_.end = end;
  kill(process_, SIGKILL);
}

// Reads what there is from one pipe; closes it at its end. Up to one byte more than is allowed is
// kept: what is kept does not depend on when it was stopped.
void Watch::drain(int& fd) {
  const ssize_t count = read(fd, buffer_.data(), buffer_.size());
  if (count < 0) return;
  const std::string_view bytes(buffer_.data(), static_cast<std::size_t>(count));
  if (count == 0) {
    close(fd);
    fd = -1;
  } else if (&fd == &output_) {
    const std::uint64_t room = request_.output_bytes + 1 - printed_.total;
    printed_.add(bytes.substr(0, room));
    if (printed_.total > request_.output_bytes) stop(End::over_output);
  } else {
    const std::uint64_t room = request_.reply_bytes + 1 - reply_bytes_.size();
    append(reply_bytes_, bytes.substr(0, room));
    if (reply_bytes_.size() > request_.reply_bytes) stop(End::over_reply);
  }
}

// How long nothing can go over a limit: the processor clock runs no faster than the wall's.
int Watch::wait_ms() {
  const std::uint64_t cpu = nanoseconds(clock_) / 1'000'000;
  const std::uint64_t wall = (nanoseconds(CLOCK_MONOTONIC) - started_) / 1'000'000;
  if (cpu >= request_.cpu_ms) stop(End::over_cpu);
  if (wall >= request_.wall_ms) stop(End::over_wall);
  if (killed_) return 100;
  return static_cast<int>(std::min(request_.cpu_ms - cpu, request_.wall_ms - wall)) + 1;
}

// Collects until the process has ended: its pipes closing are only a hint, they can be closed on
// purpose.
void Watch::collect() {
  const int ended = static_cast<int>(syscall(SYS_pidfd_open, process_, 0));
  if (ended < 0) _exit(1);
  for (;;) {
    pollfd events[3] = {{reply_, POLLIN, 0}, {output_, POLLIN, 0}, {ended, POLLIN, 0}};
    if (poll(events, 3, wait_ms()) <= 0) continue;
    if (events[0].revents != 0) drain(reply_);
    if (events[1].revents != 0) drain(output_);
    if (events[2].revents != 0) break;
  }
  close(ended);
}

// What was still in the pipes when the process ended. If a descendant holds them open, nobody waits
// for it.
void Watch::collect_rest() {
  for (int* fd : {&reply_, &output_}) {
    for (std::uint64_t before = ~0ULL;
         *fd >= 0 && before != reply_bytes_.size() + printed_.total;) {
      before = reply_bytes_.size() + printed_.total;
      drain(*fd);
    }
    if (*fd >= 0) close(*fd);
  }
}

void Watch::reap() {
  int status = 0;
  rusage usage{};
  wait4(process_, &status, 0, &usage);
  answer_.cpu_ns = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
  answer_.peak_memory_bytes = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
  answer_.memory_limit_bytes = memory_limit();
  if (!killed_) tell_end(status);
  reap_strays(process_);
}

void Watch::tell_end(int status) {
  answer_.end = WIFSIGNALED(status) ? End::signalled : End::exited;
  answer_.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  // The kernel's own limit of processor time is the same limit.
  const bool by_clock =
      answer_.end == End::signalled && (answer_.code == SIGXCPU || answer_.code == SIGKILL);
  if (by_clock && answer_.cpu_ns / 1'000'000 >= request_.cpu_ms) answer_.end = End::over_cpu;
}

}  // namespace supervisor
