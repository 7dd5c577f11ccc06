#include <sched.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return setns(open("/proc/self/ns/user", O_RDONLY), 0) == 0 ? attack::caught("a namespace")
                                                             : attack::answer(values);
}
