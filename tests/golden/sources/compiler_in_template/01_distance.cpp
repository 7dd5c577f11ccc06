#include <cmath>

#include "shapes.hpp"
template <typename T>
double length(const T& p) {
  return std::hypot(p.x, p.z);
}
double geometry::distance(const Point& a, const Point& b) {
  return length(Point{b.x - a.x, b.y - a.y});
}
