#include "numbers.hpp"

namespace numbers {

double mean(const std::vector<double>& /*values*/) {
  throw Unwritten();
}

}  // namespace numbers
