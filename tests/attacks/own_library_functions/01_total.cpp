#include <cstddef>

#include "attack.hpp"

// Who called these instead of the library's would end at once.
#pragma GCC visibility push(default)
extern "C" {
void* memcpy(void*, const void*, std::size_t) __attribute__((used));
void* memcpy(void*, const void*, std::size_t) {
  __builtin_trap();
}
ssize_t write(int, const void*, std::size_t) {
  __builtin_trap();
}
void* malloc(std::size_t) {
  __builtin_trap();
}
void free(void*) {
  __builtin_trap();
}
double exp(double) {
  __builtin_trap();
}
void _exit(int) {
  __builtin_trap();
}
void __cxa_throw(void*, void*, void (*)(void*)) {
  __builtin_trap();
}
int __libc_start_main() {
  __builtin_trap();
}
}
#pragma GCC visibility pop

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
