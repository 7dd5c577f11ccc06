#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
#error [2J]0;caught 2J all right
