#include "grader/problem/read_notation.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/problem/expression.hpp"

namespace grader {

namespace {

constexpr std::size_t longest_text = 9;

// `text` without the blanks in it, if it says more than its value would.
std::string speaking(const std::string& text) {
  std::string kept;
  for (const char character : text)
    if (character != ' ') kept += character;
  const bool says_more = kept.find_first_of("/(") != std::string::npos;
  const bool is_closed = std::ranges::none_of(names_in(kept), is_free_name);  // no name from `let`
  return says_more && is_closed && kept.size() <= longest_text ? kept : "";
}

void add_numbers(const Node& node, Notation& notation) {
  if (node.kind == Node::Kind::list)
    for (const Node& item : node.items) add_numbers(item, notation);
  else
    notation.numbers.push_back(node.is_plain() ? speaking(node.text) : "");
}

bool is_array(const Node& node) {
  if (node.kind == Node::Kind::text) return node.is_plain();
  const auto is_plain = [](const Node& item) { return item.is_plain(); };
  const auto is_row = [&](const Node& item) {
    return item.kind == Node::Kind::list && item.items.size() == node.items.front().items.size() &&
           std::ranges::all_of(item.items, is_plain);
  };
  return node.kind == Node::Kind::list &&
         (std::ranges::all_of(node.items, is_plain) || std::ranges::all_of(node.items, is_row));
}

Notation read_array(const Node& node) {
  Notation notation;
  add_numbers(node, notation);
  const auto is_empty = [](const std::string& text) { return text.empty(); };
  if (std::ranges::all_of(notation.numbers, is_empty)) notation.numbers.clear();
  return notation;
}

// The names that `known` has and `notation` lacks go over. False where they contradict each other.
bool take_names(Notation& notation, const Notation& known) {
  if (!known.fields.empty() && notation.fields.empty()) notation.fields = known.fields;
  if (!known.fields.empty() && notation.fields != known.fields) return false;
  if (notation.parts.empty()) notation.parts.resize(known.parts.size());
  bool good = true;
  for (std::size_t i = 0; i < std::min(notation.parts.size(), known.parts.size()); ++i)
    good = take_names(notation.parts[i], known.parts[i]) && good;
  return good;
}

// Its notations by what they are of: arguments by their name, and the result as "".
std::map<std::string, Notation*> notations_of(CaseSpec& spec) {
  std::map<std::string, Notation*> notations = {{"", &spec.expect_as}};
  for (std::size_t i = 0; i < spec.given.size(); ++i)
    notations[spec.given[i].first] = &spec.given_as[i];
  return notations;
}

std::string contradiction(const std::string& what, const Notation& known) {
  return fmt::format(
      "expected the fields of {} named and ordered as in the cases before{}",
      what.empty() ? "the result" : what,
      known.fields.empty() ? "" : fmt::format(": {}", fmt::join(known.fields, ", ")));
}

}  // namespace

Notation read_notation(const Node& node) {
  if (is_array(node)) return read_array(node);
  Notation notation;
  for (const Node& item : node.items) notation.parts.push_back(read_notation(item));
  for (const Entry& field : node.entries) {
    notation.fields.push_back(field.key.text);
    notation.parts.push_back(read_notation(field.value));
  }
  return notation;
}

void share_field_names(std::vector<CaseSpec>& cases, const std::vector<const Node*>& nodes,
                       Errors& errors) {
  std::map<std::pair<std::size_t, std::string>, Notation> known;
  for (std::size_t i = 0; i < cases.size(); ++i)
    for (const auto& [what, notation] : notations_of(cases[i])) {
      Notation& names = known[{cases[i].function, what}];
      if (take_names(names, without_numbers(*notation))) continue;
      errors.add(*nodes[i], contradiction(what, names));
    }
  for (CaseSpec& spec : cases)
    for (const auto& [what, notation] : notations_of(spec))
      take_names(*notation, known[{spec.function, what}]);
}

}  // namespace grader
