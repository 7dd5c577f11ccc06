#include <algorithm>
#include <cmath>

#include "shapes.hpp"

namespace geometry {

std::string describe(const std::vector<Point>& corners) {
  if (corners.size() == 1) return "point";
  if (corners.size() == 2) return "line";
  if (corners.size() == 3) return "triangle";
  return "polygon of " + std::to_string(corners.size()) + " corners";
}

}  // namespace geometry
