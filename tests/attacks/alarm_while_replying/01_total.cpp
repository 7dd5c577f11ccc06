#include <csignal>

#include <sys/time.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  struct sigaction action {};
  action.sa_handler = [](int) {};
  action.sa_flags = SA_RESTART;
  sigaction(SIGALRM, &action, nullptr);
  const itimerval often{{0, 20}, {0, 20}};
  setitimer(ITIMER_REAL, &often, nullptr);
  return attack::answer(values);
}
