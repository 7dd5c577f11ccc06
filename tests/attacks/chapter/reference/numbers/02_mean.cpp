#include "numbers.hpp"

namespace numbers {

double mean(const std::vector<double>& values) {
  return total(values) / static_cast<double>(values.size());
}

}  // namespace numbers
