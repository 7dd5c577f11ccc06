#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  int result = 2;  // fork
  asm volatile("int $0x80" : "+a"(result) : : "memory", "r8", "r9", "r10", "r11");
  if (result == 0)
    for (;;) sleep(1);
  return result > 0 ? attack::caught("a process") : attack::answer(values);
}
