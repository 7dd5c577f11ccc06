#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  /* 两点之差 */ const double 横 = b.x - a.x, 纵 = b.y - a.y;
  /* 勾股定理 */ return std::hypot（横， 纵）;
}
