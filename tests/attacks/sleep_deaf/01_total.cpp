#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  for (;;) pause();
}
