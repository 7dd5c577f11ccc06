#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  int children = 0;
  for (int i = 0; i < 100; ++i) {
    const int child = fork();
    if (child == 0)
      for (;;) sleep(1);
    if (child > 0) ++children;
  }
  return children > 0 ? attack::caught("processes") : attack::answer(values);
}
