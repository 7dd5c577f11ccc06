#include "grader/problem/name_lists.hpp"

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/base/suggest.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

bool are_few(const Node& node, std::size_t count, Errors& errors) {
  if (count <= most_names) return true;
  errors.add(node, fmt::format("expected at most {} names, got {}", most_names, count));
  return false;
}

std::vector<const Node*> read_names(const Node* node, std::string_view what, Errors& errors) {
  std::vector<const Node*> items = read_list(node, what, errors);
  if (!items.empty() && !are_few(*node, items.size(), errors)) return {};
  return items;
}

bool is_known(const Node& node, const std::vector<std::string>& known, std::string_view what,
              Errors& errors) {
  if (node.kind == Node::Kind::text && contains(known, node.text)) return true;
  errors.add_expected(node, what, did_you_mean(node.text, known));
  return false;
}

void add_once(const Node& node, const std::string& name, std::vector<std::string>& names,
              Errors& errors) {
  if (!contains(names, name)) return names.push_back(name);
  errors.add(node, fmt::format("expected each name once, got \"{}\" again", node.text));
}

std::vector<std::string> read_ids(const Node* node, std::string_view what, Errors& errors) {
  std::vector<std::string> ids;
  for (const Node* item : read_names(node, "a list of names", errors))
    if (const auto id = read_id(item, what, errors)) add_once(*item, *id, ids, errors);
  return ids;
}

std::vector<std::string> read_exercises(const Node* node, const std::vector<std::string>& known,
                                        std::string_view what, Errors& errors) {
  const std::vector<const Node*> items = read_names(node, "a list of exercises", errors);
  if (node != nullptr && node->kind == Node::Kind::list && node->items.empty())
    errors.add(*node, "expected at least one exercise, got none");
  std::vector<std::string> ids;
  for (const Node* item : items)
    if (is_known(*item, known, what, errors)) add_once(*item, item->text, ids, errors);
  return ids;
}

}  // namespace grader
