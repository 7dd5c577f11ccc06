#include <cstdio>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const bool done =
      std::rename("@OTHER@/01_total.cpp", "@OTHER@/gone.cpp") == 0 ||
      renameat2(AT_FDCWD, "@HOME@/bait.txt", AT_FDCWD, "@CURRENT@/bait.txt", RENAME_EXCHANGE) == 0;
  return done ? attack::caught("files in other places") : attack::answer(values);
}
