#include "attack.hpp"

#line 1 "@HOME@/bait.txt"
double numbers::total(const attack::Values& values) {
  return unknown(values);
}
