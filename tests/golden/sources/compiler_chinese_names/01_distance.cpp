#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& 起点, const Point& 终点) {
  const double 横向 = 终点.x - 起点.x, 纵向 = 终点.y - 起点.y;
  return std::hypot(横向, 纵相);
}
