#include "grader/sandbox/capture.hpp"

#include <array>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "grader/sandbox/box_fault.hpp"

namespace grader {
namespace {

using Clock = std::chrono::steady_clock;

// Reads what there is. False once the pipe is closed or more than `most` bytes came.
bool read_some(int fd, std::uint64_t most, Bytes& output) {
  std::array<char, 65536> buffer;
  const ssize_t count = read(fd, buffer.data(), buffer.size());
  if (count > 0) output.append(buffer.data(), static_cast<std::size_t>(count));
  return count > 0 && output.size() <= most;
}

// Reads until the process has ended, its output is too long or its time is up; says which limit it
// was.
std::optional<Limit> follow(int process, int reading, const Limits& limits, Bytes& output) {
  const auto deadline = Clock::now() + limits.wall;
  for (bool open = true;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) return Limit::wall;
    pollfd events[2] = {{process, POLLIN, 0}, {open ? reading : -1, POLLIN, 0}};
    if (poll(events, 2, static_cast<int>(left.count())) <= 0) continue;
    if (events[1].revents != 0) open = read_some(reading, limits.output_bytes, output);
    if (output.size() > limits.output_bytes) return Limit::output;
    if (events[0].revents != 0 && events[1].revents == 0) return std::nullopt;
  }
}

// The first process of a box is deaf to SIGXCPU; a second later the kernel ends it all the same.
bool was_out_of_time(int signal, double cpu_seconds, const Limits& limits) {
  const double limit = static_cast<double>(limits.cpu.count()) * 1e-3;
  return signal == SIGXCPU || (signal == SIGKILL && cpu_seconds >= limit);
}

Ending ending_of(int status, double cpu_seconds, const Limits& limits) {
  if (!WIFSIGNALED(status)) return Exited{WEXITSTATUS(status)};
  if (was_out_of_time(WTERMSIG(status), cpu_seconds, limits)) return OverLimit{Limit::cpu};
  return Signalled{WTERMSIG(status)};
}

double seconds_of(const rusage& usage) {
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

CommandRecord capture(const Launch& launch) {
  // No pipe: a compiler that includes /proc/self/fd/1 would read one for ever, a socket cannot be
  // opened by its name.
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) box_fault("socketpair");
  const Fd reading(ends[0]);
  Fd writing(ends[1]);
  shutdown(writing.get(), SHUT_RD);
  Launch with_output = launch;
  with_output.descriptors.insert(with_output.descriptors.end(),
                                 {{writing.get(), 1}, {writing.get(), 2}});
  const pid_t process = grader::launch(with_output);
  writing.close();
  const Fd handle(static_cast<int>(syscall(SYS_pidfd_open, process, 0)));
  CommandRecord record;
  const auto stopped = follow(handle.get(), reading.get(), launch.limits, record.output);
  kill(-process, SIGKILL);  // and all that it started
  int status = 0;
  rusage usage{};
  wait4(process, &status, 0, &usage);
  record.cpu_seconds = seconds_of(usage);
  record.ending =
      stopped ? Ending{OverLimit{*stopped}} : ending_of(status, record.cpu_seconds, launch.limits);
  return record;
}

}  // namespace grader
