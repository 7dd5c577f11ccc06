#include <csignal>

#include <sys/time.h>

#include "attack.hpp"

volatile unsigned long interruptions = 0, pulses = 0;

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  std::signal(SIGALRM, [](int) { interruptions = interruptions + 1; });
  const itimerval often{{0, 50}, {0, 50}};
  setitimer(ITIMER_REAL, &often, nullptr);
  for (;;) pulses = pulses + 1;
}
