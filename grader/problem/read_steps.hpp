// The steps of an exercise, as an author writes them:
//
//   steps:
//     - id: scores
//       name: {en: scores, zh: ...}
//       value: reference.thing(q, k)       a function of an exercise
//     - id: sums
//       name: {en: sums, zh: ...}
//       value: steps.row_sums(scores)      one that the reference has for this
//
// The arguments are those of the exercise and earlier steps by name, or a field of a struct:
// `parameters.left`. `reference.thing(each parts, k)` calls it for every element of a list and
// gives the list of what comes out; several lists with `each` go side by side. A step that gives a
// struct names its `fields`.
#pragma once

#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/read_exercise.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline const std::vector<std::string> step_keys{"id", "name", "value", "fields"};

inline constexpr std::size_t most_steps = 20;

// The steps at `node` (null: none) of an exercise with these cases. What is wrong with one is an
// error: functions that are not declared, other numbers of arguments, names of nothing earlier.
std::vector<StepSpec> read_steps(const Node* node, const Exercise& exercise,
                                 const ChapterFiles& files, Errors& errors);

}  // namespace grader
