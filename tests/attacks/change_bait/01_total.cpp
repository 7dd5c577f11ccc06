#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (const char* path : {"@HOME@/bait.txt", "@CURRENT@/bait.txt", "@PACK@",
                           "@OTHER@/01_total.cpp", "/dev/shm/@MARK@"}) {
    if (truncate(path, 0) == 0) return attack::caught("a shorter file");
    const int fd = open(path, O_WRONLY | O_APPEND);
    if (fd >= 0 && write(fd, "x", 1) == 1) return attack::caught("a longer file");
    if (open(path, O_WRONLY | O_TRUNC) >= 0) return attack::caught("an empty file");
  }
  return attack::answer(values);
}
