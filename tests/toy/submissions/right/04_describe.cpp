#include <iostream>

#include "shapes.hpp"
std::string geometry::describe(const std::vector<Point>& corners) {
  static const char* const names[] = {"", "point", "line", "triangle"};
  std::cout << "printing costs nothing\n";
  if (corners.size() < 4) return names[corners.size()];
  return "polygon of " + std::to_string(corners.size()) + " corners";
}
