#include <cstdio>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (const char* path : {"@HOME@/bait.txt", "@PACK@", "@OTHER@/01_total.cpp", "/dev/shm/@MARK@"})
    if (unlink(path) == 0 || std::remove(path) == 0) return attack::caught("one file less");
  return rmdir("@HOME@/empty") == 0 ? attack::caught("one folder less") : attack::answer(values);
}
