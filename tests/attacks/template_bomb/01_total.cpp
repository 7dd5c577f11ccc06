template <int depth, long path>
struct Tree {
  static constexpr long value =
      Tree<depth - 1, 2 * path>::value + Tree<depth - 1, 2 * path + 1>::value;
};
template <long path>
struct Tree<0, path> {
  static constexpr long value = 1;
};
const long value = Tree<26, 1>::value;
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
