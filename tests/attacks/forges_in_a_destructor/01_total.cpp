#include <cstdlib>

#include "attack.hpp"

struct Last {
  ~Last() {
    for (int i = 0; i < 9; ++i) attack::send(attack::forged(6.5));
  }
} last;

double numbers::total(const attack::Values& values) {
  std::exit(values.empty() ? 1 : 0);
}
