#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  raise(SIGKILL);
  return attack::answer(values);
}
