#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    for (int fd = 0; fd < 8; ++fd) {
      if (fd == attack::reply) continue;
      fcntl(fd, F_SETFL, O_APPEND | O_NONBLOCK);
      fcntl(fd, F_SETSIG, 1 + (static_cast<int>(values[0]) & 31));
      fcntl(fd, F_SETOWN, getpid());
    }
  }
  if (!attack::is_last(values)) return attack::answer(values);
  for (int fd = 0; fd < 8; ++fd)
    if (fcntl(fd, F_GETSIG) > 0 || fcntl(fd, F_GETOWN) > 0) return attack::caught("a flag");
  return (fcntl(0, F_GETFL) & O_NONBLOCK) != 0 ? attack::caught("a flag") : attack::answer(values);
}
