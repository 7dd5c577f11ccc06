#include <bits/stdc++.h>
#include "shapes.hpp"
using namespace std;
double geometry::distance(const Point& a, const Point& b) {
  return hypot(b.x - a.x, b.y - a.y);
}
