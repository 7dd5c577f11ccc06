#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (int i = 0; i < 100; ++i) attack::send(attack::forged(attack::answer(values)));
  return attack::answer(values);
}
