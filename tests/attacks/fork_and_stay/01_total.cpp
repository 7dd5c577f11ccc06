#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int child = fork();
  if (child == 0)
    for (;;) sleep(1);
  return child > 0 ? attack::caught("a process") : attack::answer(values);
}
