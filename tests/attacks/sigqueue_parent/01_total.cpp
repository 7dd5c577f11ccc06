#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return sigqueue(getppid(), SIGKILL, {}) == 0 ? attack::caught("the parent")
                                               : attack::answer(values);
}
