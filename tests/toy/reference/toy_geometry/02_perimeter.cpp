#include <algorithm>
#include <cmath>

#include "shapes.hpp"

namespace geometry {

double perimeter(const std::vector<Point>& corners) {
  double length = 0;
  for (std::size_t i = 0; i < corners.size(); ++i)
    length += distance(corners[i], corners[(i + 1) % corners.size()]);
  return length;
}

}  // namespace geometry
