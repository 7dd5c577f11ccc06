#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  re​turn std::hypot(b.x - a.x, b.y - a.y);
}
