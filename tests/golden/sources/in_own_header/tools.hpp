#pragma once
#include <cmath>
namespace tools {
inline double length(double x, double y) { return std::hypot(x，y); }
}
