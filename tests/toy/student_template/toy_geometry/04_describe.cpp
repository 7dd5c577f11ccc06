#include "shapes.hpp"

namespace geometry {

std::string describe(const std::vector<Point>& /*corners*/) {
  throw Unwritten();
}

}  // namespace geometry
