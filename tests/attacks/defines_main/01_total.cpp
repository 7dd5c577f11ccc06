#include "attack.hpp"

int main() {
  return 0;
}

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
