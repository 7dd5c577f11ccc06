#include <algorithm>

#include "numbers.hpp"

namespace numbers {

double spread(const std::vector<double>& values) {
  const auto [least, largest] = std::minmax_element(values.begin(), values.end());
  return *largest - *least;
}

}  // namespace numbers
