#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  const long double x = b.x - a.x, y = b.y - a.y;
  return static_cast<double>(std::sqrt(x * x + y * y));
}
