// Numbers, truths and texts that an author wrote out, as a Value.
//
//   2/3                 one number; a whole one is an integer
//   true                one truth
//   "any text"          text; the quotes tell it from an expression
//   [1, c, -inf]        a row (rank 1)
//   [[1, 2], [3, 4]]    a matrix; its numbers are real, or truths if all are
//   [[1], [2, 3]]       what is ragged, or deeper: a List of its items
//   {a: 1, b: [2]}      the fields of a struct: a List of its values, in order
#pragma once

#include <optional>

#include "grader/problem/errors.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/yaml_node.hpp"
#include "grader/value/value.hpp"

namespace grader {

// The Value of `node`, its expressions evaluated over `names`; nothing, and errors, if it has none.
std::optional<Value> read_literal(const Node& node, const Names& names, Errors& errors);

}  // namespace grader
