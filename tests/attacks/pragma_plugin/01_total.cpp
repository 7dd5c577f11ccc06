#pragma GCC optimize("-fplugin=@HOME@/bait.so", "-fdump-tree-all=@HOME@/dump", "-o@HOME@/out")
#include "attack.hpp"

__attribute__((optimize("-fdump-rtl-all=@HOME@/dump"))) double numbers::total(
    const attack::Values& values) {
  return attack::answer(values);
}
