#include <memory>
#include <vector>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::vector<std::unique_ptr<char[]>> taken;
  for (;;) taken.emplace_back(new char[std::size_t{1} << 30]);
}
