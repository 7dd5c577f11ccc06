constexpr long count() {
  long sum = 0;
  for (long i = 0; i < 1'000'000'000'000; ++i) sum += i;
  return sum;
}
constexpr long value = count();
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
