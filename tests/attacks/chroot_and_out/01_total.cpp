#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (chroot(".") != 0) return attack::answer(values);
  for (int i = 0; i < 64; ++i)
    if (chdir("..") != 0) break;
  return chroot(".") == 0 ? attack::caught("the root") : -2;
}
