#include "attack.hpp"

struct Early {
  Early() { throw 7; }
  double number = 0;
} early;

double numbers::total(const attack::Values& values) {
  return attack::answer(values) + early.number;
}
