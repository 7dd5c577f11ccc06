#include <algorithm>
#include <cmath>

#include "shapes.hpp"

namespace geometry {

double distance(const Point& a, const Point& b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

}  // namespace geometry
