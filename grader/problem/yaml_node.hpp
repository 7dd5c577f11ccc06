// A YAML file as a plain tree that remembers where everything stood. yaml-cpp is met in
// `parse_yaml.cpp` only.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace grader {

struct Entry;

struct Node {
  enum class Kind { nothing, text, list, mapping };

  Kind kind = Kind::nothing;
  bool quoted = false;         // "x", 'x' and block text; only plain text can be a number
  std::size_t offset = 0;      // of its first byte in the file
  std::string text;            // if kind is text
  std::vector<Node> items;     // if kind is list
  std::vector<Entry> entries;  // if kind is mapping: in file order, equal keys included

  bool is_plain() const { return kind == Kind::text && !quoted; }
};

struct Entry {
  Node key, value;
};

// `"text"`, `a list`, `a mapping` or `nothing`: what a message says that it got.
std::string describe(const Node& node);

}  // namespace grader
