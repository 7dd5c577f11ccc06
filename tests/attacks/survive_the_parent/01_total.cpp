#include <sys/prctl.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  prctl(PR_SET_PDEATHSIG, 0);
  prctl(PR_SET_NAME, "systemd");
  prctl(PR_SET_DUMPABLE, 1);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  setpgid(0, 0);
  setsid();
  return attack::answer(values);
}
