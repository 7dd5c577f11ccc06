#include <csignal>

#include <linux/sched.h>
#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  clone_args arguments{};
  arguments.exit_signal = SIGCHLD;
  const long child = syscall(SYS_clone3, &arguments, sizeof arguments);
  if (child == 0)
    for (;;) sleep(1);
  return child > 0 ? attack::caught("a process") : attack::answer(values);
}
