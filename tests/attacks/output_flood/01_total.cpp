#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  static const char line[4096] = "caught";
  while (write(1, line, sizeof line) > 0 && write(2, line, sizeof line) > 0) continue;
  return attack::answer(values);
}
