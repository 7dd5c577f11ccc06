#include "shapes.hpp"
bool geometry::is_inside(Point p, const Box& box) {
  return !(p.x < box[0] || p.x > box[2] || p.y < box[1] || p.y > box[3]);
}
int geometry::count_inside(const std::vector<Point>& points, const Box& box) {
  int count = 0;
  for (const Point& point : points) count += is_inside(point, box);
  return count;
}
