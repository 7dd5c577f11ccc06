#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  const double x = b.x - a.x；
  const double y = b.y - a.y;
  return std::sqrt(x * x + y * y)；
}
