#include "attack.hpp"

namespace {
int zero() {
  return 0;
}
}  // namespace

extern "C" int (*resolve())() {
  if (fork() == 0)
    for (;;) sleep(1);
  return zero;
}
extern "C" int chosen() __attribute__((ifunc("resolve")));

double numbers::total(const attack::Values& values) {
  return attack::answer(values) + chosen();
}
