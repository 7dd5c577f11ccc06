#include "attack.hpp"

#define NAME total
namespace elsewhere {
double NAME(const attack::Values& values) {
  return attack::answer(values);
}
}  // namespace elsewhere
#if 0
