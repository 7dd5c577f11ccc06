#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  const double x = b.x - a.x
  return std::hypot(x, b.y - a.y);
}
