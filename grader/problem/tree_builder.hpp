// Makes a tree of the events of a YAML parser, within the limits of parse_yaml.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "grader/problem/yaml_node.hpp"

namespace grader {

// Thrown to stop the parser, and caught in parse_yaml.
struct Refusal {
  std::size_t offset;
  std::string what;
};

class TreeBuilder {
 public:
  // Adds text or nothing to what is open. Throws Refusal if there are too many nodes.
  void add(Node node);

  // Begins a list or mapping; `flow`: it is written between brackets. Throws Refusal if it lies too
  // deep.
  void open(Node::Kind kind, std::size_t offset, bool flow);
  void close();

  const Node& root() const { return root_; }

 private:
  struct Open {
    Node node;
    bool flow;
    std::optional<Node> key;   // of a mapping, while its value is not there yet
    bool after_comma = false;  // the piece of a call just joined was a key: no value will follow it
  };

  void count(std::size_t offset);
  void attach(Node node);
  static bool join_call(Open& open, const Node& node);

  std::vector<Open> open_;
  Node root_;
  std::size_t nodes_ = 0;
};

}  // namespace grader
