#include "grader/value/value.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace grader {
namespace {

void gather(const Value& value, std::vector<const Array*>& arrays) {
  if (const auto* list = std::get_if<List>(&value.content))
    for (const Value& element : *list) gather(element, arrays);
  else
    arrays.push_back(std::get_if<Array>(&value.content));
}

}  // namespace

std::vector<const Array*> arrays_of(const Value& value) {
  std::vector<const Array*> arrays;
  gather(value, arrays);
  return arrays;
}

bool is_whole(const Value& value) {
  const std::vector<const Array*> arrays = arrays_of(value);
  return std::all_of(arrays.begin(), arrays.end(), [](const Array* array) {
    return array == nullptr ||
           static_cast<std::int64_t>(array->numbers.size()) == count_of(array->shape);
  });
}

bool Value::operator==(const Value& other) const {
  return content == other.content;
}

Value scalar(double number, Element element) {
  return {Array{element, {}, {number}}};
}

Value matrix(std::int64_t rows, std::int64_t columns, std::vector<double> numbers,
             Element element) {
  return {Array{element, {rows, columns}, std::move(numbers)}};
}

std::int64_t count_of(const std::vector<std::int64_t>& shape) {
  constexpr std::int64_t most = std::int64_t{1} << 40;
  std::int64_t count = 1;
  for (const std::int64_t extent : shape) {
    if (extent < 0 || extent > most || (extent > 0 && count > most / extent)) return -1;
    count *= extent;
  }
  return count;
}

std::string format_shape(const std::vector<std::int64_t>& shape) {
  return shape.empty() ? "number" : fmt::format("{}", fmt::join(shape, " x "));
}

}  // namespace grader
