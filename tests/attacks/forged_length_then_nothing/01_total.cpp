#include "attack.hpp"

volatile unsigned long pulses = 0;

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  attack::send(attack::bytes_of(1000UL) + "begin");
  for (;;) pulses = pulses + 1;
}
