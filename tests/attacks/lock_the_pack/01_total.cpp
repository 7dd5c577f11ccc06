#include <sys/file.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int fd = open("@PACK@", O_RDONLY);
  return flock(fd, LOCK_EX | LOCK_NB) == 0 ? attack::caught("a lock") : attack::answer(values);
}
