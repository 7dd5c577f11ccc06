#include <cmath>

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) {
  const double sum_of_the_squares_of_both_differences = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - missing.y) + 0 * (a.x + b.x);
  return std::sqrt(sum_of_the_squares_of_both_differences);
}
