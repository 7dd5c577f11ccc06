#include <sys/ptrace.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return ptrace(PTRACE_SEIZE, getppid(), 0, 0) == 0 ? attack::caught("the parent")
                                                    : attack::answer(values);
}
