#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  volatile char room[std::size_t{100} << 20];
  room[0] = 1;
  return attack::answer(values) + room[0];
}
