#include <exception>

#include "attack.hpp"

volatile unsigned long pulses = 0;

struct Bad : std::exception {
  const char* what() const noexcept override {
    for (;;) pulses = pulses + 1;
  }
};

double numbers::total(const attack::Values& values) {
  if (attack::is_first(values)) throw Bad();
  return attack::answer(values);
}
