#include "grader/supervisor/system_calls.hpp"

#include <cerrno>
#include <cstdint>

#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "grader/sandbox/protocol.hpp"

namespace supervisor {
namespace {

using namespace grader::protocol;

// Reads into `to` until its end or that of the file. Returns how many bytes, or -1.
ssize_t read_up_to(int fd, char* to, std::size_t size) {
  std::size_t have = 0;
  while (have < size) {
    const ssize_t count = ::read(fd, to + have, size - have);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return -1;
    if (count == 0) break;
    have += static_cast<std::size_t>(count);
  }
  return static_cast<ssize_t>(have);
}

bool compares_with_placeholder(const sock_filter& instruction) {
  return instruction.code == (BPF_JMP | BPF_JEQ | BPF_K) && instruction.k == process_placeholder;
}

}  // namespace

int SystemCallFilter::read() {
  instructions_.resize(most_filter_instructions + 1);
  const std::size_t room = instructions_.size() * sizeof(sock_filter);
  const ssize_t size =
      read_up_to(system_calls, reinterpret_cast<char*>(instructions_.data()), room);
  const int error = size < 0 ? errno : 0;
  instructions_.resize(size < 0 ? 0 : static_cast<std::size_t>(size) / sizeof(sock_filter));
  if (error == EBADF) return 0;
  close(system_calls);
  if (error != 0) return error;
  const bool whole = static_cast<std::size_t>(size) % sizeof(sock_filter) == 0;
  const bool bounded = instructions_.size() <= most_filter_instructions;
  return whole && bounded && !instructions_.empty() ? 0 : EINVAL;
}

int SystemCallFilter::load() {
  if (empty()) return 0;
  const auto self = static_cast<std::uint32_t>(getpid());
  for (sock_filter& instruction : instructions_)
    if (compares_with_placeholder(instruction)) instruction.k = self;
  const sock_fprog program{static_cast<unsigned short>(instructions_.size()), instructions_.data()};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

}  // namespace supervisor
