// The API of the toy chapter: no matrices, and none of the real chapter's names.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace geometry {

// Thrown by what is not written yet; no std::exception.
struct Unwritten {};

struct Point {
  double x, y;
};

using Box = std::array<double, 4>;  // least x, least y, largest x, largest y

struct Summary {
  std::string name;
  int corners;
  bool positive;
  Box box;
  Point centre;
};

double distance(const Point& a, const Point& b);
double perimeter(const std::vector<Point>& corners);
std::vector<Point> translate(std::vector<Point> points, Point by);
Box bounding_box(const std::vector<Point>& points);
std::string describe(const std::vector<Point>& corners);
bool is_inside(Point point, const Box& box);
int count_inside(const std::vector<Point>& points, const Box& box);
Summary summarise(const std::string& name, const std::vector<Point>& corners,
                  const std::vector<double>& lengths);

}  // namespace geometry
