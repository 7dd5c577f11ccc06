#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  /* 这一行很长，一直写到屏幕之外，因为没有人在中间换行，光标也要跟着移动 */ return std::hypot(b.x - a.x， b.y - a.y);  // and here it goes on and on
}
