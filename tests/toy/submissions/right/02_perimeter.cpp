#include "shapes.hpp"
static double sum(const std::vector<geometry::Point>& all, std::size_t last) {
  return last == 0 ? 0 : geometry::distance(all[last - 1], all[last]) + sum(all, last - 1);
}
double geometry::perimeter(const std::vector<Point>& corners) {
  return sum(corners, corners.size() - 1) + distance(corners.back(), corners.front());
}
