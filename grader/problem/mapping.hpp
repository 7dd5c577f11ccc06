// A mapping of a file with its keys checked: each once, each known, each with a name.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

class Mapping {
 public:
  // Reads `node`, which must outlive this. `what` is "an exercise" or the like. Notes as errors:
  // another kind of node, a key twice, a key not in `known`. An empty `known` lets any name be a
  // key.
  Mapping(const Node& node, std::string_view what, const std::vector<std::string>& known,
          Errors& errors);

  // The value of `key`, or null.
  const Node* find(std::string_view key) const;

  // The same; notes an error if it is not there.
  const Node* require(std::string_view key) const;

  // Keys and values without those that were refused, in file order.
  const std::vector<std::pair<const Node*, const Node*>>& entries() const { return entries_; }

 private:
  bool accept(const Entry& entry, const std::vector<std::string>& known) const;
  bool is_new(const Node& key) const;
  bool is_known(const Entry& entry, const std::vector<std::string>& known) const;

  const Node& node_;
  std::string what_;
  std::reference_wrapper<Errors> errors_;
  std::vector<std::pair<const Node*, const Node*>> entries_;
  std::map<std::string_view, const Node*> values_;
};

}  // namespace grader
