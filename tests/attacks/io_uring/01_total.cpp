#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  char parameters[256] = {};
  return syscall(SYS_io_uring_setup, 4, parameters) >= 0 ? attack::caught("a ring")
                                                         : attack::answer(values);
}
