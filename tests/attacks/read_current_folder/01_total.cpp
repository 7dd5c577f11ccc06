#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::string text;
  for (const char* path :
       {"bait.txt", "./bait.txt", "@CURRENT@/bait.txt", "../bait.txt", "/proc/self/cwd/bait.txt"})
    text += attack::read_file(path);
  return attack::answer_or(text.substr(0, 1500), values);
}
