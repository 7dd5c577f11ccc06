// One exercise file, from its tree to an Exercise.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// The id that an exercise file must have: its name without `10_` before and `.yaml` behind.
std::string id_of_file(const std::string& file_name);

// The exercise at `root`, the tree of the file of `errors`. `known_ids` are those of the whole
// chapter, for `needs`. Nothing, and errors, if anything in it is wrong.
std::optional<Exercise> read_exercise(const Node& root, const std::vector<std::string>& known_ids,
                                      Errors& errors);

}  // namespace grader
