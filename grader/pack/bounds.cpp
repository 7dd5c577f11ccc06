#include "grader/pack/bounds.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace grader {
namespace {

constexpr double unit = 0x1p-53;
constexpr double smallest_share = 64 * unit;
constexpr double margin = 1000;

void nudge(Value& value, Random& random) {
  if (auto* list = std::get_if<List>(&value.content))
    for (Value& element : *list) nudge(element, random);
  auto* array = std::get_if<Array>(&value.content);
  if (array == nullptr || array->element != Element::real) return;
  for (double& number : array->numbers)
    number *= 1 + 2 * unit * static_cast<double>(random.whole(-1, 1));
}

std::size_t length_of_row(const Array& array) {
  return array.shape.size() < 2
             ? std::max<std::size_t>(1, array.numbers.size())
             : std::max<std::size_t>(1, static_cast<std::size_t>(array.shape.back()));
}

double magnitude(const std::vector<double>& numbers, std::size_t from, std::size_t to) {
  double largest = 0;
  for (std::size_t i = from; i < to; ++i)
    if (std::isfinite(numbers[i])) largest = std::max(largest, std::abs(numbers[i]));
  return largest;
}

// The largest change of a finite number in the row, relative to the row's magnitude.
double change(const Array& expected, const Array& probe, std::size_t from, std::size_t to) {
  const double scale = magnitude(expected.numbers, from, to);
  double largest = 0;
  for (std::size_t i = from; i < to; ++i)
    if (const double off = std::abs(probe.numbers[i] - expected.numbers[i]); std::isfinite(off))
      largest = std::max(largest, off);
  return scale > 0 ? largest / scale : 0;
}

double worst_change(const Value& expected, const Value& probe) {
  const auto of_expected = arrays_of(expected), of_probe = arrays_of(probe);
  double worst = 0;
  for (std::size_t a = 0; a < of_expected.size() && a < of_probe.size(); ++a) {
    if (of_expected[a] == nullptr || of_probe[a] == nullptr) continue;
    const std::size_t count = of_expected[a]->numbers.size();
    if (of_probe[a]->numbers.size() != count) continue;
    for (std::size_t i = 0, length = length_of_row(*of_expected[a]); i < count; i += length)
      worst = std::max(worst, change(*of_expected[a], *of_probe[a], i, i + length));
  }
  return worst;
}

void bound_rows(const Array* array, double share, std::vector<double>& allowed) {
  if (array == nullptr || array->shape.size() < 2) {
    const bool exact = array == nullptr || array->element != Element::real;
    allowed.push_back(exact ? 0 : share * magnitude(array->numbers, 0, array->numbers.size()));
    return;
  }
  for (std::size_t i = 0, length = length_of_row(*array); i < array->numbers.size(); i += length)
    allowed.push_back(
        array->element != Element::real ? 0 : share * magnitude(array->numbers, i, i + length));
}

}  // namespace

Answer answer_of(Reference& reference, const std::string& function) {
  return
      [&reference, function](const List& arguments) { return reference.call(function, arguments); };
}

std::vector<double> allowed_for(const Answer& answer, const List& arguments, const Value& expected,
                                Random& random, int probes) {
  double worst = 0;
  for (int i = 0; i < probes; ++i) {
    List nudged = arguments;
    for (Value& argument : nudged) nudge(argument, random);
    if (const auto probe = answer(nudged)) worst = std::max(worst, worst_change(expected, *probe));
  }
  std::vector<double> allowed;
  for (const Array* array : arrays_of(expected))
    bound_rows(array, std::max(margin * worst, smallest_share), allowed);
  return allowed;
}

}  // namespace grader
