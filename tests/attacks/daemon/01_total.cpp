#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int child = fork();
  if (child == 0) {
    setsid();
    if (fork() == 0)
      for (;;) sleep(1);
    _exit(0);
  }
  return child > 0 ? attack::caught("a daemon") : attack::answer(values);
}
