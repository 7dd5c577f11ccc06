#include "numbers.hpp"

namespace numbers {

double total(const std::vector<double>& /*values*/) {
  throw Unwritten();
}

}  // namespace numbers
