#include "grader/result/places.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/result/numbers.hpp"

namespace grader {
namespace {

using Values = std::map<std::string, std::string>;

const List* as_list(const Value* value) {
  return value == nullptr ? nullptr : std::get_if<List>(&value->content);
}

const Array* as_array(const Value* value) {
  return value == nullptr ? nullptr : std::get_if<Array>(&value->content);
}

const Value* element(const Value* value, std::size_t index) {
  const List* list = as_list(value);
  return list != nullptr && index < list->size() ? &(*list)[index] : nullptr;
}

// Indices as a person counts them.
std::vector<std::int64_t> from_one(std::vector<std::int64_t> indices) {
  for (std::int64_t& index : indices) ++index;
  return indices;
}

std::string joined(const std::vector<std::int64_t>& indices) {
  return fmt::format("{}", fmt::join(from_one(indices), ", "));
}

// `family` + what kind of place it is, as "wrong.by.matrix", with the place's values added to
// `values`.
Message at_place(const std::string& family, std::vector<std::int64_t> at, Values values) {
  at = from_one(std::move(at));
  if (at.empty()) return {family + "number", values};
  if (at.size() == 1) {
    values["position"] = std::to_string(at[0]);
    return {family + "row", values};
  }
  if (at.size() == 2) {
    values["row"] = std::to_string(at[0]);
    values["column"] = std::to_string(at[1]);
    return {family + "matrix", values};
  }
  values["place"] = fmt::format("{}", fmt::join(at, ", "));
  return {family + "place", values};
}

// "left.x", where every step into the value goes to a field that has a name; else "".
std::string path_of(const std::vector<std::int64_t>& part, Notation notation) {
  std::string path;
  for (const std::int64_t each : part) {
    const auto index = static_cast<std::size_t>(each);
    const std::string field = field_of(notation, index);
    if (field.empty()) return "";
    path += (path.empty() ? "" : ".") + field;
    notation = part_of(notation, index);
  }
  return path;
}

// `sentence` about a part, after the words that say which.
std::vector<Message> about_part(const std::vector<std::int64_t>& part, const Detail& detail,
                                Message sentence) {
  if (part.empty()) return {std::move(sentence)};
  const std::string path = path_of(part, detail.expected_as);
  Message where{"wrong.field", {{"field", path}}};
  if (path.empty()) where = Message{"wrong.part", {{"part", joined(part)}}};
  return {std::move(where), std::move(sentence)};
}

std::vector<Message> at_mismatch(const std::string& family, const Detail& detail, Values values) {
  const std::vector<std::int64_t> part = differing_part(detail).part;
  std::vector<std::int64_t> at = detail.mismatch->at;
  at.erase(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(part.size()));
  return about_part(part, detail, at_place(family, at, std::move(values)));
}

bool same_shape(const Value* yours, const Value* expected) {
  const Array* mine = as_array(yours);
  const Array* other = as_array(expected);
  if (mine != nullptr && other != nullptr) return mine->shape == other->shape;
  return yours != nullptr && expected != nullptr &&
         yours->content.index() == expected->content.index();
}

// Goes down into lists of equal length as long as one of their elements differs in shape.
void descend_to_other_shape(Part& at) {
  const List* yours = as_list(at.yours);
  const List* expected = as_list(at.expected);
  if (yours == nullptr || expected == nullptr || yours->size() != expected->size()) return;
  for (std::size_t i = 0; i < yours->size(); ++i) {
    if (same_shape(&(*yours)[i], &(*expected)[i]) && as_list(&(*yours)[i]) == nullptr) continue;
    at.part.push_back(static_cast<std::int64_t>(i));
    at.yours = &(*yours)[i];
    at.expected = &(*expected)[i];
    return descend_to_other_shape(at);
  }
}

void descend_to(const std::vector<std::int64_t>& at, Part& found) {
  for (const std::int64_t index : at) {
    if (as_list(found.expected) == nullptr) return;
    found.yours = element(found.yours, static_cast<std::size_t>(index));
    found.expected = element(found.expected, static_cast<std::size_t>(index));
    found.part.push_back(index);
  }
}

Message array_sentence(const std::string& family, const std::vector<std::int64_t>& shape) {
  if (shape.empty()) return {family + "number", {}};
  if (shape.size() == 1) return {family + "row", {{"count", std::to_string(shape[0])}}};
  if (shape.size() > 2) return {family + "array", {{"shape", format_shape(shape)}}};
  const Values values = {{"rows", std::to_string(shape[0])}, {"columns", std::to_string(shape[1])}};
  return {family + "matrix", values};
}

Message shape_sentence(const std::string& family, const Value& value) {
  if (const Array* array = as_array(&value)) return array_sentence(family, array->shape);
  if (const List* list = as_list(&value)) {
    return {family + "list", {{"parts", std::to_string(list->size())}}};
  }
  return {family + "text", {}};
}

// Truths, and infinities, have no distance that would tell anything.
bool has_distance(const Detail& detail) {
  const Array* expected = as_array(differing_part(detail).expected);
  const bool truths = expected != nullptr && expected->element == Element::truth;
  return !truths && std::isfinite(detail.mismatch->yours - detail.mismatch->expected);
}

}  // namespace

Part differing_part(const Detail& detail) {
  Part found;
  if (detail.yours) found.yours = &*detail.yours;
  if (detail.expected) found.expected = &*detail.expected;
  if (detail.mismatch) {
    descend_to(detail.mismatch->at, found);
  } else {
    descend_to_other_shape(found);
  }
  return found;
}

std::vector<Message> difference_sentences(const Detail& detail) {
  if (!detail.mismatch) {
    const bool text = detail.yours && std::holds_alternative<std::string>(detail.yours->content);
    return {Message{text ? "wrong.text" : "wrong.any", {}}};
  }
  const Part differing = differing_part(detail);
  if (differing.expected != nullptr &&
      std::holds_alternative<std::string>(differing.expected->content))
    return about_part(differing.part, detail, {"wrong.text", {}});
  const Mismatch& mismatch = *detail.mismatch;
  const bool part = !differing.part.empty();  // then the numbers that are counted are its own
  Values values = {
      {"differing", std::to_string(part ? mismatch.part_differing : mismatch.differing)},
      {"total", std::to_string(part ? mismatch.part_total : mismatch.total)}};
  if (has_distance(detail)) {
    values["difference"] = format_brief(std::abs(mismatch.yours - mismatch.expected));
    return at_mismatch("wrong.by.", detail, values);
  }
  values["yours"] = format_brief(mismatch.yours);
  values["expected"] = format_brief(mismatch.expected);
  return at_mismatch("wrong.at.", detail, values);
}

std::vector<Message> not_finite_sentences(const Detail& detail) {
  if (!detail.mismatch) return {Message{"not_finite.any", {}}};
  return at_mismatch("not_finite.", detail,
                     {{"yours", format_brief(detail.mismatch->yours)},
                      {"expected", format_brief(detail.mismatch->expected)}});
}

std::vector<Message> shape_sentences(const Detail& detail) {
  const Part part = differing_part(detail);
  if (part.yours == nullptr || part.expected == nullptr) return {Message{"wrong.any", {}}};
  std::vector<Message> said =
      about_part(part.part, detail, shape_sentence("shape.yours.", *part.yours));
  said.push_back(shape_sentence("shape.expected.", *part.expected));
  return said;
}

}  // namespace grader
