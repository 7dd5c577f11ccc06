#include <sched.h>
#include <sys/resource.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const rlimit none{0, 0};
  cpu_set_t cpus{};
  sched_param parameters{};
  const int parent = getppid();
  const bool done = prlimit(parent, RLIMIT_NOFILE, &none, nullptr) == 0 ||
                    setpriority(PRIO_PROCESS, static_cast<id_t>(parent), 19) == 0 ||
                    sched_setscheduler(parent, SCHED_IDLE, &parameters) == 0 ||
                    sched_setaffinity(parent, sizeof cpus, &cpus) == 0 || setpgid(parent, 0) == 0;
  return done ? attack::caught("the parent") : attack::answer(values);
}
