#include "01_total.cpp"

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
