#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <utime.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const char* const path = "@HOME@/bait.txt";
  const timespec times[2] = {{1, 0}, {1, 0}};
  const bool done = utimensat(AT_FDCWD, path, times, 0) == 0 || utime(path, nullptr) == 0 ||
                    utimes(path, nullptr) == 0 || syscall(SYS_futimesat, AT_FDCWD, path, 0) == 0;
  return done ? attack::caught("another time") : attack::answer(values);
}
