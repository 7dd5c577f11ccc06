#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  std::string many;
  for (int i = 0; i < 1'000'000; ++i) many += attack::with_length("x");
  attack::send(many);
  return attack::answer(values);
}
