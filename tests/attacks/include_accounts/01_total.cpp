#include "/etc/passwd"
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
