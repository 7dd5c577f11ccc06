#include "attack.hpp"

char room[std::size_t{8} << 30];

double numbers::total(const attack::Values& values) {
  room[static_cast<std::size_t>(values[0]) % sizeof room] = 1;
  return attack::answer(values);
}
