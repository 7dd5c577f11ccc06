#include <algorithm>
#include <cmath>

#include "shapes.hpp"

namespace geometry {

bool is_inside(Point point, const Box& box) {
  return box[0] <= point.x && point.x <= box[2] && box[1] <= point.y && point.y <= box[3];
}

int count_inside(const std::vector<Point>& points, const Box& box) {
  return static_cast<int>(std::count_if(points.begin(), points.end(),
                                        [&](const Point& point) { return is_inside(point, box); }));
}

}  // namespace geometry
