#include <algorithm>
#include <cmath>

#include "shapes.hpp"

namespace geometry {

std::vector<Point> translate(std::vector<Point> points, Point by) {
  for (Point& point : points) point = {point.x + by.x, point.y + by.y};
  return points;
}

Box bounding_box(const std::vector<Point>& points) {
  Box box = {points.at(0).x, points.at(0).y, points.at(0).x, points.at(0).y};
  for (const Point& point : points)
    box = {std::min(box[0], point.x), std::min(box[1], point.y), std::max(box[2], point.x),
           std::max(box[3], point.y)};
  return box;
}

}  // namespace geometry
