#define A  \
  unknown; \
  unknown; \
  unknown; \
  unknown; \
  unknown; \
  unknown; \
  unknown; \
  unknown; \
  unknown; \
  unknown;
#define B A A A A A A A A A A
#define C B B B B B B B B B B
void wrong() {
  C C C C C C C C C C
}
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
