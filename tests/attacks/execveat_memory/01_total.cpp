#include <sys/mman.h>
#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int file = memfd_create("program", 0);
  if (write(file, "#!/bin/sh\necho caught; exit 7\n", 30) != 30) return attack::answer(values);
  const char* const words[] = {"program", nullptr};
  syscall(SYS_execveat, file, "", words, environ, AT_EMPTY_PATH);
  return attack::answer(values);
}
