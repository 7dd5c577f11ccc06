#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  if (a.x == b.x) {
    return std::abs(a.y - b.y);
  return std::hypot(b.x - a.x, b.y - a.y);
}
