#include "grader/problem/draw_bounds.hpp"

#include <cmath>

#include <fmt/format.h>

namespace grader {

namespace {

using Breach = std::optional<std::string>;
using Arguments = std::vector<double>;

constexpr double largest_whole = 1e9;

Breach check_sizes(const Arguments& arguments, std::size_t sizes) {
  double numbers = 1;
  for (std::size_t i = 0; i < sizes; ++i) {
    const double size = arguments[i];
    if (!(size >= 0 && size <= double{largest_size} && std::floor(size) == size))
      return fmt::format("expected a size from 0 to {}, got {}", largest_size, size);
    numbers *= size;
  }
  if (numbers <= double{most_numbers}) return std::nullopt;
  return fmt::format("expected at most {} numbers, got {}", most_numbers, numbers);
}

Breach check_probability(double value) {
  if (value >= 0 && value <= 1) return std::nullopt;
  return fmt::format("expected a probability from 0 to 1, got {}", value);
}

Breach check_whole(double value) {
  if (std::abs(value) <= largest_whole && std::floor(value) == value) return std::nullopt;
  return fmt::format("expected a whole number of at most 1e9, got {}", value);
}

Breach check_range(double from, double to) {
  for (const double end : {from, to})
    if (const Breach breach = check_whole(end)) return breach;
  if (from <= to) return std::nullopt;
  return fmt::format("expected a range, got {} to {}", from, to);
}

Breach check(const GeneratorName& generator, const Arguments& arguments) {
  const Breach breach = check_sizes(arguments, arguments.size() - generator.others);
  if (breach) return breach;
  if (generator.name == "coin") return check_probability(arguments.back());
  if (generator.name == "whole") return check_range(arguments[0], arguments[1]);
  return generator.name == "size" ? check_whole(arguments[0]) : std::nullopt;
}

}  // namespace

std::optional<std::string> find_breach(const GeneratorName& generator,
                                       const std::vector<Ends>& arguments) {
  Arguments smallest;
  Arguments largest;
  for (const Ends& ends : arguments) {
    smallest.push_back(ends[0]);
    largest.push_back(ends[1]);
  }
  const Breach breach = check(generator, smallest);
  return breach ? breach : check(generator, largest);
}

}  // namespace grader
