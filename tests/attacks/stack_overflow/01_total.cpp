#include "attack.hpp"

double deeper(const attack::Values& values, int depth) {
  volatile char room[4096] = {};
  room[0] = static_cast<char>(depth);
  return deeper(values, depth + 1) + room[0];
}

double numbers::total(const attack::Values& values) {
  return deeper(values, 1);
}
