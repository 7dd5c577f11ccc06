#include "shapes.hpp"
bool geometry::is_inside(Point p, const Box& box) {
  return p.x >= box[０] && p.x <= box[２] && p.y >= box[1] && p.y <= box[3];
}
