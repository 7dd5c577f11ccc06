#include "shapes.hpp"

namespace geometry {

double perimeter(const std::vector<Point>& /*corners*/) {
  throw Unwritten();
}

}  // namespace geometry
