#include <cstdlib>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return std::system("cat @HOME@/bait.txt") == 0 ? attack::caught("a shell")
                                                 : attack::answer(values);
}
