#include "shapes.hpp"

namespace geometry {

bool is_inside(Point /*point*/, const Box& /*box*/) {
  throw Unwritten();
}

int count_inside(const std::vector<Point>& /*points*/, const Box& /*box*/) {
  throw Unwritten();
}

}  // namespace geometry
