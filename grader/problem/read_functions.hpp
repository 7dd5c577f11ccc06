// The functions of an exercise and the names of their arguments.
//
//   function: space::name                     functions: [space::cut, space::join]
//   arguments: [x, count]                     arguments: {cut: [x, count], join: [parts]}
//                                             arguments: [[x, count], [parts]]   the same
#pragma once

#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// What `function` or `functions` of an exercise names; of the `declared` ones, where any are known.
std::vector<std::string> read_functions(const Mapping& exercise,
                                        const std::vector<std::string>& declared, Errors& errors);

// A list of argument names for each of `functions`; as many lists as these, however wrong `node`
// is.
std::vector<std::vector<std::string>> read_arguments(const Node* node,
                                                     const std::vector<std::string>& functions,
                                                     Errors& errors);

}  // namespace grader
