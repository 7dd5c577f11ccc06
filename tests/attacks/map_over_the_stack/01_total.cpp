#include <sys/mman.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  volatile char local = 0;
  const auto here = reinterpret_cast<std::size_t>(&local) & ~std::size_t{4095};
  mmap(reinterpret_cast<void*>(here), 4096, PROT_READ | PROT_WRITE,
       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  return attack::answer(values);
}
