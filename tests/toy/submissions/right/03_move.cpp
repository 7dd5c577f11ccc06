#include "shapes.hpp"
using namespace geometry;
std::vector<Point> geometry::translate(std::vector<Point> points, Point by) {
  std::vector<Point> moved;
  while (!points.empty()) {
    moved.insert(moved.begin(), {by.x + points.back().x, by.y + points.back().y});
    points.pop_back();
  }
  return moved;
}
Box geometry::bounding_box(const std::vector<Point>& points) {
  Box box{1e300, 1e300, -1e300, -1e300};
  for (auto [x, y] : points) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}
