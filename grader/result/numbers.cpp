#include "grader/result/numbers.hpp"

#include <cmath>

#include <fmt/format.h>

namespace grader {

double round_points(double points) {
  return std::round(points * 1e6) / 1e6 + 0.0;  // + 0.0: no negative zero
}

std::string format_points(double points) {
  return fmt::format("{}", std::round(points * 100) / 100 + 0.0);
}

std::string format_brief(double number) {
  return std::isnan(number) ? "NaN" : fmt::format("{:.4g}", number);
}

}  // namespace grader
