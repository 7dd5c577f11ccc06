#include <cmath>

#include "shapes.hpp"
#if 0
这里的文字，编译器不看；没有关系
#endif
double geometry::distance(const Point& a, const Point& b) {
  return std::hypot(b.x - a.x, b.y - c.y);
}
