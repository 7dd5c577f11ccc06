#include "attack.hpp"

asm(R"(
  .type "odd\n_ZN7numbers6spreadERKSt6vectorIdSaIdEE T 0 0", @function
"odd\n_ZN7numbers6spreadERKSt6vectorIdSaIdEE T 0 0":
  ret
)");

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
