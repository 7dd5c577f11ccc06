#include <sys/ioctl.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int terminal = open("/dev/tty", O_RDWR);
  for (const int fd : {0, 1, 2, terminal})
    if (ioctl(fd, TIOCSTI, "x") == 0) return attack::caught("a key");
  return terminal >= 0 ? attack::caught("a terminal") : attack::answer(values);
}
