#include <cmath>

#include "shapes.hpp"
// 两点之间的距离：先求差，再开方
double geometry::distance(const Point& a, const Point& b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}
