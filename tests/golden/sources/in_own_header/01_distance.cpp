#include "tools.hpp"
#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  return tools::length(b.x - a.x, b.y - a.y);
}
