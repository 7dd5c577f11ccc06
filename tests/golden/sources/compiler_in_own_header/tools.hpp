#pragma once
namespace tools {
inline double length(double x, double y) { return std::hypot(x, z); }
}
