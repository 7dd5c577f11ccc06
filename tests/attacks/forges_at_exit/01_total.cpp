#include <cstdlib>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::atexit([] {
    for (int i = 0; i < 9; ++i) attack::send(attack::forged(6.5));
  });
  std::exit(values.empty() ? 1 : 0);
}
