int numbers_[1 << 28] = {1};
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
