#include "tools.hpp"

#include "shapes.hpp"
double geometry::distance(const Point& a, const Point& b) { return tools::length(a, b); }
