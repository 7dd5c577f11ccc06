#include <sys/stat.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    const timespec times[2] = {{12345678, 0}, {12345678, 0}};
    for (const char* path : {"@HOME@/bait.txt", "/usr/bin/env", "/dev/null", "/tmp", "/dev/shm"})
      utimensat(AT_FDCWD, path, times, 0);
  }
  if (!attack::is_last(values)) return attack::answer(values);
  struct stat info {};
  for (const char* path : {"@HOME@/bait.txt", "/usr/bin/env", "/dev/null", "/tmp", "/dev/shm"})
    if (stat(path, &info) == 0 && info.st_mtime == 12345678) return attack::caught(path);
  return attack::answer(values);
}
