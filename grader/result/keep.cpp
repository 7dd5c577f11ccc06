#include "grader/result/keep.hpp"

#include <algorithm>

namespace grader {
namespace {

constexpr std::size_t text_bytes = 8;  // that count like a number

std::size_t count(const Value& value) {
  if (const auto* array = std::get_if<Array>(&value.content)) return 1 + array->numbers.size();
  if (const auto* text = std::get_if<std::string>(&value.content))
    return 1 + text->size() / text_bytes;
  std::size_t all = 1;
  for (const Value& each : std::get<List>(value.content)) all += count(each);
  return all;
}

// Of one that counts more than `most`.
std::optional<Value> shortened(const Value& value, std::size_t most) {
  if (const auto* array = std::get_if<Array>(&value.content))
    return Value{Array{array->element, array->shape, {}}};
  if (const auto* text = std::get_if<std::string>(&value.content))
    return Value{text->substr(0, most * text_bytes)};
  return std::nullopt;
}

}  // namespace

Detail kept(Detail detail) {
  const std::size_t most = std::max(most_kept, detail.expected ? count(*detail.expected) : 0);
  if (detail.yours && count(*detail.yours) > most) detail.yours = shortened(*detail.yours, most);
  if (detail.thrown)
    detail.thrown = Thrown{detail.thrown->type.substr(0, most_thrown),
                           detail.thrown->text.substr(0, most_thrown)};
  return detail;
}

}  // namespace grader
