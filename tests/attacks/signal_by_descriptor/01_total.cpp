#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  int ends[2];
  if (pipe(ends) != 0) return attack::answer(values);
  for (const int victim : {attack::number("@BYSTANDER@"), static_cast<int>(getppid())}) {
    const bool armed = fcntl(ends[0], F_SETSIG, SIGKILL) == 0 &&
                       fcntl(ends[0], F_SETOWN, victim) == 0 &&
                       fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK) == 0;
    if (armed && write(ends[1], "x", 1) == 1) attack::caught("somebody");
  }
  return attack::answer(values);
}
