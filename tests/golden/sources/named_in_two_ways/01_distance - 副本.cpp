#include <cmath>

#include "shapes.hpp"
// the older one
double geometry::distance(const Point& a, const Point& b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}
