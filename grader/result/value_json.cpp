#include "grader/result/value_json.hpp"

#include <cmath>

#include "grader/base/text.hpp"

namespace grader {
namespace {

const char* name_of(Element element) {
  switch (element) {
    case Element::integer:
      return "integer";
    case Element::truth:
      return "truth";
    case Element::real:
      break;
  }
  return "real";
}

Json texts_json(const std::vector<std::string>& texts) {
  Json all = Json::array();
  for (const std::string& text : texts) all.push_back(text_json(text));
  return all;
}

Json json_of(const Array& array, const Notation& notation) {
  Json numbers = Json::array();
  for (const double number : array.numbers) numbers.push_back(number_json(number));
  Json json = {{"kind", "array"},
               {"element", name_of(array.element)},
               {"shape", array.shape},
               {"numbers", std::move(numbers)}};
  const bool is_written = !array.numbers.empty() && notation.numbers.size() == array.numbers.size();
  if (is_written) json["written"] = texts_json(notation.numbers);
  return json;
}

Json json_of(const std::string& text, const Notation& /*nothing is known of texts*/) {
  return {{"kind", "text"}, {"text", text_json(text)}};
}

Json json_of(const List& list, const Notation& notation) {
  Json parts = Json::array();
  for (std::size_t i = 0; i < list.size(); ++i)
    parts.push_back(value_json(list[i], part_of(notation, i)));
  Json json = {{"kind", "list"}, {"parts", std::move(parts)}};
  const bool is_struct = !list.empty() && notation.fields.size() == list.size();
  if (is_struct) json["fields"] = texts_json(notation.fields);
  return json;
}

Json inputs_json(const std::vector<NamedValue>& inputs) {
  Json all = Json::array();
  for (const NamedValue& input : inputs) {
    all.push_back(
        {{"name", text_json(input.name)}, {"value", value_json(input.value, input.written)}});
  }
  return all;
}

Json mismatch_json(const Mismatch& mismatch) {
  return {{"at", mismatch.at},
          {"yours", number_json(mismatch.yours)},
          {"expected", number_json(mismatch.expected)},
          {"allowed", number_json(mismatch.allowed)},
          {"differing", mismatch.differing},
          {"total", mismatch.total}};
}

Json thrown_json(const Thrown& thrown) {
  return {{"type", text_json(thrown.type)}, {"text", text_json(thrown.text)}};
}

}  // namespace

Json number_json(double number) {
  constexpr double exact = 9007199254740992;  // 2^53
  if (std::isnan(number)) return "NaN";
  if (std::isinf(number)) return number > 0 ? "Infinity" : "-Infinity";
  const bool whole = std::abs(number) < exact && std::trunc(number) == number;
  if (whole && !(number == 0 && std::signbit(number))) return static_cast<std::int64_t>(number);
  return number;
}

Json text_json(std::string_view text) {
  return make_safe(text);
}

Json words_json(const Words& words) {
  return {{"en", text_json(words.en)}, {"zh", text_json(words.zh)}};
}

Json value_json(const Value& value, const Notation& notation) {
  return std::visit([&](const auto& content) { return json_of(content, notation); }, value.content);
}

Json detail_json(const Detail& detail) {
  Json json = {{"trial", detail.trial}, {"trials", detail.trials}};
  json["inputs"] = inputs_json(detail.inputs);
  if (detail.yours) json["yours"] = value_json(*detail.yours, without_numbers(detail.expected_as));
  if (detail.expected) json["expected"] = value_json(*detail.expected, detail.expected_as);
  if (detail.mismatch) json["mismatch"] = mismatch_json(*detail.mismatch);
  if (detail.reason != Reason::none) json["reason"] = to_string(detail.reason);
  if (detail.thrown) json["thrown"] = thrown_json(*detail.thrown);
  if (detail.signal) json["signal"] = *detail.signal;
  if (detail.exit_status) json["exit_status"] = *detail.exit_status;
  if (detail.limit_seconds) json["limit_seconds"] = number_json(*detail.limit_seconds);
  json["inputs_changed"] = detail.inputs_changed;
  json["differs_when_called_again"] = detail.differs_when_called_again;
  json["printed"] = text_json(detail.printed);
  return json;
}

}  // namespace grader
