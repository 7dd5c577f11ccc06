#include "grader/problem/literal.hpp"

#include <algorithm>
#include <cmath>

#include "grader/problem/mapping.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

constexpr double largest_exact = 9007199254740992.0;  // 2^53

bool is_truth(const Node& node) {
  return node.is_plain() && (node.text == "true" || node.text == "false");
}

bool is_row(const Node& node) {
  return node.kind == Node::Kind::list &&
         std::all_of(node.items.begin(), node.items.end(),
                     [](const Node& item) { return item.is_plain(); });
}

bool is_matrix(const Node& node) {
  return !node.items.empty() &&
         std::all_of(node.items.begin(), node.items.end(), [&](const Node& item) {
           return is_row(item) && item.items.size() == node.items.front().items.size();
         });
}

std::int64_t size_of(const Node& node) {
  return static_cast<std::int64_t>(node.items.size());
}

// All plain nodes below `node`, row by row.
std::vector<const Node*> leaves(const Node& node) {
  std::vector<const Node*> result;
  for (const Node& item : node.items) {
    if (item.kind != Node::Kind::list) result.push_back(&item);
    for (const Node& inner : item.items) result.push_back(&inner);
  }
  return result;
}

std::optional<Value> read_array(const Node& node, std::vector<std::int64_t> shape,
                                const Names& names, Errors& errors) {
  Array array{Element::real, std::move(shape), {}};
  const std::vector<const Node*> all = leaves(node);
  const bool truths = !all.empty() && is_truth(*all.front());
  if (truths) array.element = Element::truth;
  bool good = true;
  for (const Node* leaf : all) {
    if (!truths && is_truth(*leaf)) errors.add_expected(*leaf, "a number like the others");
    const std::optional<double> number = truths            ? read_flag(leaf, errors)
                                         : is_truth(*leaf) ? std::nullopt
                                                           : read_number(leaf, names, errors);
    good = good && number.has_value();
    array.numbers.push_back(number.value_or(0));
  }
  if (!good) return std::nullopt;
  return Value{std::move(array)};
}

std::optional<Value> read_items(const std::vector<const Node*>& items, const Names& names,
                                Errors& errors) {
  List list;
  bool good = true;
  for (const Node* item : items) {
    std::optional<Value> value = read_literal(*item, names, errors);
    good = good && value.has_value();
    if (value) list.push_back(std::move(*value));
  }
  if (!good) return std::nullopt;
  return Value{std::move(list)};
}

std::optional<Value> read_fields(const Node& node, const Names& names, Errors& errors) {
  const Mapping fields(node, "fields", {}, errors);
  std::vector<const Node*> values;
  for (const auto& [name, value] : fields.entries()) values.push_back(value);
  return read_items(values, names, errors);
}

std::optional<Value> read_scalar(const Node& node, const Names& names, Errors& errors) {
  if (node.quoted) return Value{node.text};
  if (is_truth(node)) return scalar(node.text == "true" ? 1 : 0, Element::truth);
  const std::optional<double> number = read_number(&node, names, errors);
  if (!number) return std::nullopt;
  const bool whole = std::floor(*number) == *number && std::abs(*number) <= largest_exact;
  return scalar(*number, whole ? Element::integer : Element::real);
}

}  // namespace

std::optional<Value> read_literal(const Node& node, const Names& names, Errors& errors) {
  if (node.kind == Node::Kind::text) return read_scalar(node, names, errors);
  if (node.kind == Node::Kind::mapping) return read_fields(node, names, errors);
  if (is_row(node)) return read_array(node, {size_of(node)}, names, errors);
  if (is_matrix(node))
    return read_array(node, {size_of(node), size_of(node.items.front())}, names, errors);
  if (node.kind == Node::Kind::list) {
    std::vector<const Node*> items;
    for (const Node& item : node.items) items.push_back(&item);
    return read_items(items, names, errors);
  }
  errors.add_expected(node, "a value");
  return std::nullopt;
}

}  // namespace grader
