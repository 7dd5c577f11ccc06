#include "grader/report/number_format.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace grader {
namespace {

constexpr int usual_decimals = 4;

// Whether `number` needs no more than `decimals` decimals.
bool is_exact(double number, int decimals) {
  const double scaled = number * std::pow(10, decimals);
  return std::abs(scaled - std::round(scaled)) <= 1e-9 * std::max(1.0, std::abs(scaled));
}

double largest_of(const std::vector<double>& numbers) {
  double largest = 0;
  for (const double number : numbers) {
    if (std::isfinite(number)) largest = std::max(largest, std::abs(number));
  }
  return largest;
}

bool is_all_zeros(const std::string& text) {
  return text.find_first_of("123456789") == text.npos;
}

}  // namespace

NumberFormat choose_format(const std::vector<double>& numbers) {
  const double largest = largest_of(numbers);
  if (largest >= 1e7 || (largest > 0 && largest < 1e-3)) return {true, usual_decimals};
  NumberFormat format;
  for (const double number : numbers) {
    while (format.decimals < usual_decimals && std::isfinite(number) &&
           !is_exact(number, format.decimals)) {
      ++format.decimals;
    }
  }
  return format;
}

NumberFormat sharpened(NumberFormat format, double one, double other) {
  constexpr int most_decimals = 17;  // a double has no more to tell
  while (format.decimals < most_decimals && one != other &&
         format_number(one, format) == format_number(other, format)) {
    ++format.decimals;
  }
  return format;
}

std::string format_number(double number, NumberFormat format) {
  if (std::isnan(number)) return "NaN";
  if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
  if (format.scientific) return fmt::format("{:.{}e}", number, format.decimals);
  std::string text = fmt::format("{:.{}f}", number, format.decimals);
  if (text.starts_with('-') && is_all_zeros(text)) text.erase(0, 1);
  return text;
}

}  // namespace grader
