#include "attack.hpp"

volatile unsigned long pulses = 0;

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  for (int fd = 0; fd < 1024; ++fd) close(fd);
  for (;;) pulses = pulses + 1;
}
