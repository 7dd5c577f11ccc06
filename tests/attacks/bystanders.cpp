#include "tests/attacks/bystanders.hpp"

#include <cstddef>
#include <random>
#include <stdexcept>

#include <fcntl.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>

namespace grader::test {
namespace {

pid_t start_process(std::optional<uid_t> user) {
  const pid_t process = fork();
  if (process != 0) return process;
  if (user && (syscall(SYS_setresgid, *user, *user, *user) != 0 ||
               syscall(SYS_setresuid, *user, *user, *user) != 0))
    _exit(1);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setsid();
  for (;;) pause();
}

int random_key() {
  std::random_device device;
  return static_cast<int>(device() & 0x7fffffff) | 1;
}

const sockaddr* any(const auto& address) {
  return reinterpret_cast<const sockaddr*>(&address);
}

Fd bound(int family, int type, const sockaddr* address, std::size_t size) {
  Fd fd(socket(family, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  if (bind(fd.get(), address, static_cast<socklen_t>(size)) != 0)
    throw std::runtime_error("no socket for the bystanders");
  if (type == SOCK_STREAM) listen(fd.get(), 8);
  return fd;
}

Fd serve_port(int type) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return bound(AF_INET, type, any(address), sizeof address);
}

Fd serve_name(const std::string& name) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (name.size() >= sizeof address.sun_path) throw std::runtime_error("name too long: " + name);
  name.copy(address.sun_path, sizeof address.sun_path);
  return bound(AF_UNIX, SOCK_STREAM, any(address), offsetof(sockaddr_un, sun_path) + name.size());
}

int port_of(const Fd& fd) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(fd.get(), reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

bool was_called(const Fd& service) {
  return Fd(accept4(service.get(), nullptr, nullptr, SOCK_CLOEXEC)).get() >= 0;
}

bool got_datagram(const Fd& service) {
  char byte = 0;
  return recv(service.get(), &byte, 1, 0) >= 0;
}

}  // namespace

Bystanders::Bystanders(std::optional<uid_t> user, const fs::path& socket_file,
                       const std::string& mark)
    : mark_(mark),
      process_(start_process(user)),
      key_(random_key()),
      tcp_(serve_port(SOCK_STREAM)),
      udp_(serve_port(SOCK_DGRAM)),
      file_(serve_name(socket_file.string())),
      abstract_(serve_name(std::string(1, '\0') + mark)) {
  chmod(socket_file.c_str(), 0777);
}

Bystanders::~Bystanders() {
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

int Bystanders::tcp_port() const {
  return port_of(tcp_);
}

int Bystanders::udp_port() const {
  return port_of(udp_);
}

std::vector<std::string> Bystanders::harm() const {
  std::vector<std::string> found;
  const auto note = [&](bool happened, const char* what) {
    if (happened) found.emplace_back(what);
  };
  siginfo_t info{};
  waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WSTOPPED | WNOHANG | WNOWAIT);
  note(info.si_pid != 0, "a process of the user was killed or stopped");
  note(was_called(tcp_), "a service got a TCP connection");
  note(got_datagram(udp_), "a service got a datagram");
  note(was_called(file_), "a service got a connection to its socket file");
  note(was_called(abstract_), "a service got a connection to its abstract socket");
  note(shmget(key_, 0, 0) >= 0, "shared memory was left");
  note(msgget(key_, 0) >= 0, "a message queue was left");
  note(semget(key_, 0, 0) >= 0, "a semaphore was left");
  note(mq_open(("/" + mark_).c_str(), O_RDONLY) >= 0, "a POSIX message queue was left");
  return found;
}

}  // namespace grader::test
