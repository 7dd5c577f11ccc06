#include <cstddef>
#include <cstdlib>
#include <new>

#include "attack.hpp"

#pragma GCC visibility push(default)
void* operator new(std::size_t size) {
  attack::send(attack::forged(6.5));
  return std::malloc(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
#pragma GCC visibility pop

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
