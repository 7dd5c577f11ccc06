#include "attack.hpp"

// Entries of the dynamic section: a needed library, a path to look in, a debugger's hook.
asm(R"(
  .section .dynamic,"aw",@progbits
  .quad 1, 1
  .quad 29, 1
  .quad 0x7ffffffd, 1
  .section .interp,"a",@progbits
  .string "@HOME@/bait.so"
  .section .preinit_array,"aw",@progbits
  .quad 0
)");

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
