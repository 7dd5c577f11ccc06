#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (int i = 0; i < 10; ++i) attack::send(attack::with_length(""));
  return attack::answer(values);
}
