#include "mistaken.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace geometry::mistaken {

namespace {

const Names known = {"city_block",           "root_forgotten",         "way_back_forgotten",
                     "last_point_forgotten", "one_direction.sideways", "one_direction.upwards",
                     "names_forgotten",      "number_forgotten",       "edge_outside",
                     "honest.backwards"};

void check(const Names& on) {
  for (const std::string& name : on)
    if (std::find(known.begin(), known.end(), name) == known.end())
      throw std::invalid_argument("no mistake is called " + name);
}

bool has(const Names& on, const char* name) {
  return std::find(on.begin(), on.end(), name) != on.end();
}

}  // namespace

double distance(const Names& on, const Point& a, const Point& b) {
  check(on);
  const double x = a.x - b.x, y = a.y - b.y;
  if (has(on, "city_block")) return std::abs(x) + std::abs(y);
  if (has(on, "root_forgotten")) return x * x + y * y;
  return geometry::distance(a, b);
}

double perimeter(const Names& on, const std::vector<Point>& corners) {
  check(on);
  std::vector<Point> way = corners;
  if (!has(on, "way_back_forgotten")) way.push_back(way.front());
  if (has(on, "honest.backwards")) std::reverse(way.begin(), way.end());
  double length = 0;
  for (std::size_t i = 1; i < way.size(); ++i) length += mistaken::distance(on, way[i - 1], way[i]);
  return length;
}

std::vector<Point> translate(const Names& on, std::vector<Point> points, Point by) {
  check(on);
  if (has(on, "one_direction.sideways")) by.y = 0;
  if (has(on, "one_direction.upwards")) by.x = 0;
  if (has(on, "last_point_forgotten")) points.pop_back();
  return geometry::translate(points, by);
}

Box bounding_box(const Names& on, const std::vector<Point>& points) {
  check(on);
  return geometry::bounding_box(points);
}

std::string describe(const Names& on, const std::vector<Point>& corners) {
  check(on);
  const std::string all = "polygon of " + std::to_string(corners.size()) + " corners";
  if (has(on, "names_forgotten")) return all;
  const std::string right = geometry::describe(corners);
  return has(on, "number_forgotten") && right == all ? "polygon" : right;
}

bool is_inside(const Names& on, Point point, const Box& box) {
  check(on);
  if (!has(on, "edge_outside")) return geometry::is_inside(point, box);
  return box[0] < point.x && point.x < box[2] && box[1] < point.y && point.y < box[3];
}

int count_inside(const Names& on, const std::vector<Point>& points, const Box& box) {
  return static_cast<int>(std::count_if(points.begin(), points.end(), [&](const Point& point) {
    return mistaken::is_inside(on, point, box);
  }));
}

Summary summarise(const Names& on, const std::string& name, const std::vector<Point>& corners,
                  const std::vector<double>& lengths) {
  check(on);
  return geometry::summarise(name, corners, lengths);
}

}  // namespace geometry::mistaken
