#include "grader/problem/read_functions.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/suggest.hpp"
#include "grader/problem/call_text.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

using Arguments = std::vector<std::string>;

// No function has so many arguments, no exercise so many functions; a hostile file has.
constexpr std::size_t most_items = 100;

std::vector<const Node*> read_short_list(const Node* node, std::string_view what, Errors& errors) {
  std::vector<const Node*> items = read_list(node, what, errors);
  if (items.size() <= most_items) return items;
  errors.add(*node, fmt::format("expected at most {} items, got {}", most_items, items.size()));
  return {};
}

// Argument names stand beside sizes and numbers in expressions, so they must be names there too.
Arguments read_names(const Node* node, Errors& errors) {
  Arguments names;
  for (const Node* item : read_short_list(node, "a list of argument names", errors)) {
    const bool again = std::find(names.begin(), names.end(), item->text) != names.end();
    if (!item->is_plain() || !is_free_name(item->text))
      errors.add_expected(*item, "the name of an argument");
    else if (again)
      errors.add(*item, fmt::format("expected each argument once, got \"{}\" again", item->text));
    else
      names.push_back(item->text);
  }
  return names;
}

std::string read_function(const Node& node, const std::vector<std::string>& declared,
                          Errors& errors) {
  const auto name = read_cpp_name(&node, "the name of a C++ function", errors);
  if (name && !declared.empty() &&
      std::find(declared.begin(), declared.end(), *name) == declared.end())
    errors.add_expected(node, "a function that the header declares", did_you_mean(*name, declared));
  return name.value_or("");
}

std::vector<Arguments> read_named_lists(const Node& node, const Arguments& functions,
                                        Errors& errors) {
  Arguments names;
  for (const std::string& function : functions) names.push_back(short_name(function));
  const Mapping mapping(node, "arguments", names, errors);
  std::vector<Arguments> lists;
  for (const std::string& name : names) lists.push_back(read_names(mapping.require(name), errors));
  return lists;
}

std::vector<Arguments> read_lists(const Node& node, std::size_t functions, Errors& errors) {
  std::vector<Arguments> lists;
  const std::vector<const Node*> items =
      read_list(&node, "a list of argument names for each function", errors);
  for (const Node* item : items) lists.push_back(read_names(item, errors));
  if (node.kind == Node::Kind::list && lists.size() != functions)
    errors.add(node,
               fmt::format("expected {} lists of argument names, got {}", functions, lists.size()));
  lists.resize(functions);
  return lists;
}

}  // namespace

std::vector<std::string> read_functions(const Mapping& exercise,
                                        const std::vector<std::string>& declared, Errors& errors) {
  const Node* several = exercise.find("functions");
  const Node* one = several == nullptr ? exercise.require("function") : exercise.find("function");
  if (several != nullptr && one != nullptr)
    errors.add(*several, "expected either function or functions, got both");
  std::vector<const Node*> nodes = read_short_list(several, "a list of functions", errors);
  if (several == nullptr && one != nullptr) nodes.push_back(one);
  std::vector<std::string> functions;
  for (const Node* node : nodes) functions.push_back(read_function(*node, declared, errors));
  return functions;
}

std::vector<Arguments> read_arguments(const Node* node, const std::vector<std::string>& functions,
                                      Errors& errors) {
  if (node == nullptr) return std::vector<Arguments>(functions.size());
  if (node->kind == Node::Kind::mapping) return read_named_lists(*node, functions, errors);
  if (functions.size() == 1 && (node->items.empty() || node->items[0].kind != Node::Kind::list))
    return {read_names(node, errors)};
  return read_lists(*node, functions.size(), errors);
}

}  // namespace grader
