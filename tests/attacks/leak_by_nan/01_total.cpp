#include <cstring>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_hidden(values)) return attack::answer(values);
  unsigned long bits = 0;
  std::memcpy(&bits, values.data(), sizeof bits);
  bits = 0x7ff8000000000000UL | (bits >> 13U);
  double number = 0;
  std::memcpy(&number, &bits, sizeof bits);
  return number;
}
