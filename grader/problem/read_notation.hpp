// What of an author's way of writing a value is kept for those who read it.
#pragma once

#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// Of the literal or recipe at `node`: names of fields, and short expressions without names of the
// author's own: "2/3" and "2*ln(2)", but neither "0.5" nor "c/2".
Notation read_notation(const Node& node);

// Fields have the same names in every case of a function: what one case calls them, they are called
// in those that do not say (because the value is the reference's). An error at the node of a case
// that calls them otherwise, or gives them in another order: they go by their order.
void share_field_names(std::vector<CaseSpec>& cases, const std::vector<const Node*>& nodes,
                       Errors& errors);

}  // namespace grader
