// One mistake of `mistakes.yaml`: see read_mistakes.hpp.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline const std::vector<std::string> mistake_keys{"id",    "step",    "heading", "exercises",
                                                   "forms", "same_as", "message", "messages"};

// A mistake, and where its file says its name and those of others.
struct Placed {
  Mistake mistake;
  const Node* id = nullptr;
  std::vector<const Node*> same_as;
};

// What a mistake may name.
struct KnownNames {
  std::vector<std::string> steps;
  std::map<std::string, Words> headings;
  std::vector<std::string> exercises;  // ids of the whole chapter
};

// The mistake at `node`, as far as nothing is wrong in it; what is, in `errors`. What it says of
// other mistakes is not checked.
Placed read_mistake(const Node& node, const KnownNames& known, Errors& errors);

}  // namespace grader
