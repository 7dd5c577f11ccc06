// One node, one plain C++ value. Each of these takes null for a key that is not there, and then
// says nothing; each gives nothing, and notes an error, for a node that is something else than
// `what`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/problem/errors.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// Text that is not empty.
std::optional<std::string> read_text(const Node* node, std::string_view what, Errors& errors);

// `true` or `false`.
std::optional<bool> read_flag(const Node* node, Errors& errors);

// The value of an expression over `names`, finite or not.
std::optional<double> read_number(const Node* node, const Names& names, Errors& errors);

// A whole number from `smallest` to `largest`.
std::optional<std::int64_t> read_whole(const Node* node, std::int64_t smallest,
                                       std::int64_t largest, Errors& errors);

// A number of points, 0 to 1000.
std::optional<double> read_points(const Node* node, Errors& errors);

// `{en: ..., zh: ...}`, both there.
std::optional<Words> read_words(const Node* node, std::string_view what, Errors& errors);

// Small letters, digits and _, a letter first: the id of an exercise or a case.
std::optional<std::string> read_id(const Node* node, std::string_view what, Errors& errors);

// A C++ name, namespaces and all: `some::function`.
std::optional<std::string> read_cpp_name(const Node* node, std::string_view what, Errors& errors);

// The items of a list; an error and none for another kind of node.
std::vector<const Node*> read_list(const Node* node, std::string_view what, Errors& errors);

}  // namespace grader
