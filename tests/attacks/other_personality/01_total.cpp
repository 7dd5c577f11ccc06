#include <sys/personality.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return personality(READ_IMPLIES_EXEC) >= 0 ? attack::caught("a personality")
                                             : attack::answer(values);
}
