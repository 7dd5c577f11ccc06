#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  sock_fprog program{1, &allow};
  const long done = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
  return done == 0 ? attack::caught("a filter") : attack::answer(values);
}
