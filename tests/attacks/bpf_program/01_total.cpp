#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  char attributes[128] = {};
  return syscall(SYS_bpf, 0, attributes, sizeof attributes) >= 0 ? attack::caught("a map")
                                                                 : attack::answer(values);
}
