#include <sys/stat.h>
#include <sys/xattr.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const char* const path = "@HOME@/bait.txt";
  const bool done = chmod(path, 0777) == 0 || fchmodat(AT_FDCWD, path, 0777, 0) == 0 ||
                    chown(path, getuid(), getgid()) == 0 || chmod("@HOME@", 0700) == 0 ||
                    setxattr(path, "user.bait", "x", 1, 0) == 0;
  return done ? attack::caught("another mode") : attack::answer(values);
}
