#include <cstdio>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  FILE* const shell = popen("cat @HOME@/bait.txt", "r");
  const std::string text = shell == nullptr ? "" : attack::read_all(fileno(shell));
  return attack::answer_or(text, values);
}
