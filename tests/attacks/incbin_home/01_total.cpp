#include "attack.hpp"

asm(R"(
  .section .rodata
stolen:
  .incbin "@HOME@/bait.txt"
  .byte 0
)");
extern "C" __attribute__((visibility("hidden"))) const char stolen[];

double numbers::total(const attack::Values& values) {
  return attack::answer_or(stolen, values);
}
