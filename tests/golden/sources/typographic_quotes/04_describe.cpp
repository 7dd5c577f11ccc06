#include "shapes.hpp"
std::string geometry::describe(const std::vector<Point>& corners) {
  if (corners.size() == 3) return “triangle”;
  return "polygon";
}
