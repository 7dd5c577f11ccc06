// One item of an exercise's `cases`.
#pragma once

#include <optional>

#include "grader/problem/errors.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline constexpr int most_repeats = 1000;
inline const std::vector<std::string> case_keys{"id",    "hidden", "repeat", "sizes",
                                                "given", "call",   "expect", "points"};

// The case at `node` of the exercise that `info` tells of; nothing, and errors, if it is none.
// `let` holds the exercise's named numbers.
std::optional<CaseSpec> read_case(const Node& node, const ExerciseInfo& info, const Names& let,
                                  Errors& errors);

}  // namespace grader
