#include <sys/mount.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return mount("none", "/tmp", "tmpfs", 0, nullptr) == 0 ? attack::caught("a mount")
                                                         : attack::answer(values);
}
