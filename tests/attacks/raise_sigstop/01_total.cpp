#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_first(values)) raise(SIGSTOP);
  return attack::answer(values);
}
