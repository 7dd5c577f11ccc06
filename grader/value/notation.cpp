#include "grader/value/notation.hpp"

namespace grader {

Notation part_of(const Notation& list, std::size_t index) {
  return index < list.parts.size() ? list.parts[index] : Notation{};
}

std::string field_of(const Notation& list, std::size_t index) {
  return index < list.fields.size() ? list.fields[index] : "";
}

Notation without_numbers(const Notation& notation) {
  Notation names{notation.fields, {}, {}};
  for (const Notation& part : notation.parts) names.parts.push_back(without_numbers(part));
  return names;
}

}  // namespace grader
