#include <cmath>

#include "shapes.hpp"
static double square(double x) { return x * x; }
double geometry::distance(const Point& a, const Point& b) {
  return std::sqrt(sqare(b.x - a.x) + square(b.y - a.y));
}
