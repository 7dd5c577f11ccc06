#include "shapes.hpp"
// Does not come back to where it began.
double geometry::perimeter(const std::vector<Point>& corners) {
  double length = 0;
  for (std::size_t i = 1; i < corners.size(); ++i) length += distance(corners[i - 1], corners[i]);
  return length;
}
