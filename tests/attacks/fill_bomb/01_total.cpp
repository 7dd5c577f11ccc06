asm(".fill 2000000000");
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
