#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  return std::sqrt(b.x - a.x, b.y - a.y);
}
