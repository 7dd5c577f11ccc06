#include <numeric>

#include "numbers.hpp"

namespace numbers {

double total(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

}  // namespace numbers
