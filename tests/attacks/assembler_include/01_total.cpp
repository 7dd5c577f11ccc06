#include "attack.hpp"

asm(".include \"@HOME@/bait.txt\"");

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
