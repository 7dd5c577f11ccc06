#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const char* const words[] = {"/bin/sh", "-c", "cat @HOME@/bait.txt; exit 7", nullptr};
  execve(words[0], const_cast<char**>(words), environ);
  return attack::answer(values);
}
