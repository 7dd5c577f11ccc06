#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& 甲, const Point& 乙) {
  const double 横＿差 = 乙.x - 甲.x, 纵差 = 乙.y - 甲.y;
  return std::sqrt(横＿差 * 横＿差 + 纵差 * 纵差);
}
