#include "grader/pack/expectation.hpp"

#include <utility>

namespace grader {
namespace {

// Row `index` of an array of rank one or more; of a row, one of its numbers.
Value slice(const Array& array, std::size_t index) {
  Array row{array.element, {array.shape.begin() + 1, array.shape.end()}, {}};
  const auto count = static_cast<std::size_t>(count_of(row.shape));
  const auto from = array.numbers.begin() + static_cast<std::ptrdiff_t>(index * count);
  row.numbers.assign(from, from + static_cast<std::ptrdiff_t>(count));
  return {std::move(row)};
}

Value with_element(Array array, Element element) {
  if (array.element != Element::truth && element != Element::truth) array.element = element;
  return {std::move(array)};
}

// The parts of what was written, if there are `count`; else none.
List parts_of(const Value& written, std::size_t count) {
  if (const auto* list = std::get_if<List>(&written.content))
    return list->size() == count ? *list : List{};
  List parts;
  const auto* array = std::get_if<Array>(&written.content);
  if (array == nullptr || array->shape.empty() ||
      array->shape[0] != static_cast<std::int64_t>(count))
    return parts;
  for (std::size_t i = 0; i < count; ++i) parts.push_back(slice(*array, i));
  return parts;
}

}  // namespace

Value in_form_of(const Value& written, const Value& given) {
  const auto* list = std::get_if<List>(&given.content);
  if (list == nullptr) {
    const auto* array = std::get_if<Array>(&written.content);
    const auto* model = std::get_if<Array>(&given.content);
    return array != nullptr && model != nullptr ? with_element(*array, model->element) : written;
  }
  List parts = parts_of(written, list->size());
  if (parts.size() != list->size()) return written;
  for (std::size_t i = 0; i < parts.size(); ++i) parts[i] = in_form_of(parts[i], (*list)[i]);
  return {std::move(parts)};
}

}  // namespace grader
