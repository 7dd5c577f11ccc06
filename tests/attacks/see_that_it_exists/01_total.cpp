#include <string>

#include <sys/stat.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  struct stat info {};
  return stat("@PACK@", &info) == 0 ? attack::caught(std::to_string(info.st_size))
                                    : attack::answer(values);
}
