#include "attack.hpp"

double nothing(const attack::Values& values) noexcept {
  if (!values.empty()) throw 1;
  return 0;
}

double numbers::total(const attack::Values& values) {
  return nothing(values);
}
