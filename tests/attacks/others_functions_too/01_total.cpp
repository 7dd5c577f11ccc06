#include "attack.hpp"

namespace numbers {
double mean(const std::vector<double>&) {
  return -1;
}
double spread(const std::vector<double>&) {
  return -1;
}
}  // namespace numbers

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
