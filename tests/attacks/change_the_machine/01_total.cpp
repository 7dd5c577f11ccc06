#include <sys/quota.h>
#include <sys/swap.h>
#include <sys/syscall.h>
#include <sys/time.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const timeval past{1, 0};
  const bool done = settimeofday(&past, nullptr) == 0 || sethostname("caught", 6) == 0 ||
                    syscall(SYS_syslog, 3, nullptr, 0) == 0 || swapoff("/swapfile") == 0 ||
                    quotactl(QCMD(Q_GETQUOTA, USRQUOTA), "/dev/vda", 0, nullptr) == 0 ||
                    acct("@HOME@/bait.txt") == 0 || vhangup() == 0;
  return done ? attack::caught("the machine") : attack::answer(values);
}
