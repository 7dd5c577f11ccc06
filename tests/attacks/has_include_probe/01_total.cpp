#include "attack.hpp"

double numbers::total(const attack::Values& values) {
#if __has_include("@HOME@/bait.txt") || __has_include("@PACK@") || __has_include("/etc/passwd")
  return attack::caught("a file");
#else
  return attack::answer(values);
#endif
}
