#include <cmath>

#include "shapes.hpp"
// écart de deux points, à vol d’oiseau
double geometry::distance(const Point& a, const Point& b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}
