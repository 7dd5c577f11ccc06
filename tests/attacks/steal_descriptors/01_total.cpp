#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const long parent = syscall(SYS_pidfd_open, getppid(), 0);
  const long fd = syscall(SYS_pidfd_getfd, parent, 3, 0);
  return fd >= 0 ? attack::caught("a descriptor") : attack::answer(values);
}
