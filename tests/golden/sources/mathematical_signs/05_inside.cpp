#include "shapes.hpp"
bool geometry::is_inside(Point p, const Box& box) {
  return p.x ≥ box[0] && p.x ≤ box[2] && p.y ≥ box[1] && p.y ≤ box[3];
}
