// The toy chapter's functions with the mistakes `on` made.
//
// Thrown: std::invalid_argument for a name that is not known.
#pragma once

#include <string>
#include <vector>

#include "shapes.hpp"

namespace geometry::mistaken {

using Names = std::vector<std::string>;

double distance(const Names& on, const Point& a, const Point& b);
double perimeter(const Names& on, const std::vector<Point>& corners);
std::vector<Point> translate(const Names& on, std::vector<Point> points, Point by);
Box bounding_box(const Names& on, const std::vector<Point>& points);
std::string describe(const Names& on, const std::vector<Point>& corners);
bool is_inside(const Names& on, Point point, const Box& box);
int count_inside(const Names& on, const std::vector<Point>& points, const Box& box);
Summary summarise(const Names& on, const std::string& name, const std::vector<Point>& corners,
                  const std::vector<double>& lengths);

}  // namespace geometry::mistaken
