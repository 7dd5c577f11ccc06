#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (int i = 0; i < 100; ++i) attack::send(attack::forged(7));
  _exit(static_cast<int>(values.size()));
}
