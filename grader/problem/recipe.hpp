// How an author writes an argument of a case.
//
//   [[1, 0], [0, c]]           a literal, see literal.hpp
//   1000 * normal(n, d)        a draw, see generator_names.hpp; the factor may be left out
//   n + 1                      a size of the case
//   reference.thing(n, q)      what the reference gives, for sizes and arguments before this one
//   {a: normal(n, d), b: n}    a struct, or a list, with any of these in it
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// What a recipe may speak of.
struct Scope {
  Names let;                         // for numbers written out and for factors
  Names smallest, largest;           // the case's sizes, both ends
  std::vector<std::string> earlier;  // arguments given before this one
};

// The recipe at `node`; nothing, and errors, if it is none. Every draw has been tried at both ends
// of the sizes.
std::optional<Recipe> read_recipe(const Node& node, const Scope& scope, Errors& errors);

}  // namespace grader
