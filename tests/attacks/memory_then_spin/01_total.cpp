#include <memory>
#include <new>
#include <vector>

#include "attack.hpp"

volatile unsigned long pulses = 0;

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  std::vector<std::unique_ptr<char[]>> taken;
  try {
    for (;;) taken.emplace_back(new char[std::size_t{16} << 20]);
  } catch (const std::bad_alloc&) {
    for (;;) pulses = pulses + 1;
  }
}
