#include "grader/problem/tree_builder.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "grader/problem/parse_yaml.hpp"

namespace grader {

namespace {

constexpr std::size_t longest_call = 200;

// `normal(n`: YAML took the comma for its own.
bool is_cut_call(const Node& node) {
  if (!node.is_plain() || node.text.size() > longest_call) return false;
  const auto count = [&](char c) { return std::count(node.text.begin(), node.text.end(), c); };
  return count('(') > count(')');
}

}  // namespace

void TreeBuilder::count(std::size_t offset) {
  if (++nodes_ > most_nodes)
    throw Refusal{offset,
                  fmt::format("expected at most {} values in a file, got more", most_nodes)};
}

void TreeBuilder::open(Node::Kind kind, std::size_t offset, bool flow) {
  count(offset);
  if (open_.size() == deepest_nesting)
    throw Refusal{offset, fmt::format("expected at most {} levels, got more", deepest_nesting)};
  open_.push_back({{kind, false, offset, {}, {}, {}}, flow, std::nullopt});
}

void TreeBuilder::add(Node node) {
  count(node.offset);
  if (open_.empty() || !join_call(open_.back(), node)) attach(std::move(node));
}

void TreeBuilder::close() {
  Node node = std::move(open_.back().node);
  open_.pop_back();
  attach(std::move(node));
}

void TreeBuilder::attach(Node node) {
  if (open_.empty()) {
    root_ = std::move(node);
    return;
  }
  Open& parent = open_.back();
  parent.after_comma = false;
  if (parent.node.kind == Node::Kind::list) {
    parent.node.items.push_back(std::move(node));
  } else if (!parent.key) {
    parent.key = std::move(node);
  } else {
    // Where nothing stands, the key is the place to look at.
    if (node.kind == Node::Kind::nothing) node.offset = parent.key->offset;
    parent.node.entries.push_back({std::move(*parent.key), std::move(node)});
    parent.key.reset();
  }
}

bool TreeBuilder::join_call(Open& open, const Node& node) {
  if (std::exchange(open.after_comma, false)) return node.kind == Node::Kind::nothing;
  const bool in_list = open.node.kind == Node::Kind::list;
  if (!open.flow || open.key || !node.is_plain()) return false;
  if (in_list ? open.node.items.empty() : open.node.entries.empty()) return false;
  Node& last = in_list ? open.node.items.back() : open.node.entries.back().value;
  if (!is_cut_call(last)) return false;
  last.text += ", " + node.text;
  open.after_comma = !in_list;
  return true;
}

}  // namespace grader
