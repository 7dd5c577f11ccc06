#include <cstddef>

#include <sys/socket.h>
#include <sys/un.h>

#include "attack.hpp"

bool connects(const std::string& name) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  name.copy(address.sun_path, sizeof address.sun_path);
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
  const int fd = socket(AF_UNIX, SOCK_STREAM, 0);
  return connect(fd, reinterpret_cast<const sockaddr*>(&address), size) == 0;
}

double numbers::total(const attack::Values& values) {
  const bool found = connects(std::string("\0@MARK@", 1 + sizeof "@MARK@" - 1));
  return found ? attack::caught("a socket") : attack::answer(values);
}
