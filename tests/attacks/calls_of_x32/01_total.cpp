#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const long child = syscall(0x40000000 | SYS_fork);
  if (child == 0)
    for (;;) sleep(1);
  return child > 0 ? attack::caught("a process") : attack::answer(values);
}
