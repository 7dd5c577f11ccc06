#include "attack.hpp"

extern "C" __attribute__((visibility("default"))) void other() {}
extern "C" __attribute__((weak, alias("other"), visibility("default"))) void grader_entry();

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
