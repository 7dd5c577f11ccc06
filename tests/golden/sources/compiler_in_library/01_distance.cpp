#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  std::vector<Point> both{a, b};
  std::sort(both.begin(), both.end());
  return both[1].x - both[0].x;
}
