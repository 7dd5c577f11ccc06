#include <cmath>

#include "shapes.hpp"
#define SQUARE(x) x * y
double geometry::distance(const Point& a, const Point& b) {
  return std::sqrt(SQUARE(b.x - a.x));
}
