#include <grp.h>
#include <linux/capability.h>
#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const bool done = setuid(0) == 0 || setresuid(0, 0, 0) == 0 || setgid(0) == 0 ||
                    setgroups(0, nullptr) == 0 || syscall(SYS_setfsuid, 0) == 0;
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct data[2] = {{~0U, ~0U, ~0U}, {~0U, ~0U, ~0U}};
  return geteuid() == 0 || syscall(SYS_capset, &header, data) == 0
             ? attack::caught(done ? "root" : "capabilities")
             : attack::answer(values);
}
