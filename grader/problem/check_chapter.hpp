// What only shows when all files of a chapter are seen together.
#pragma once

#include <optional>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

struct ExerciseFile {
  Errors errors;
  std::optional<Node> root;          // none if it is no YAML
  std::optional<Exercise> exercise;  // none if anything in it is wrong
};

// Notes, each at its place: an id or a number that an earlier file has too, and `needs` that lead
// back to where they began. Files with other errors are left out.
void check_together(std::vector<ExerciseFile>& files);

}  // namespace grader
