// Names that a file has declared, and lists in which each stands once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// Each name is looked up among all others: more in one list nobody writes.
inline constexpr std::size_t most_names = 1000;

// Whether `count`, of the names at `node`, is at most `most_names`; an error if not.
bool are_few(const Node& node, std::size_t count, Errors& errors);

// The items of `node`, as read_list; none, and an error, if they are not few.
std::vector<const Node*> read_names(const Node* node, std::string_view what, Errors& errors);

// Whether `node` is one of `known`; what is not is an error, with a suggestion.
bool is_known(const Node& node, const std::vector<std::string>& known, std::string_view what,
              Errors& errors);

// Adds `name`, which stands at `node`; an error where it is among `names` already.
void add_once(const Node& node, const std::string& name, std::vector<std::string>& names,
              Errors& errors);

// A list of ids, each `what` and each once. None where `node` is null.
std::vector<std::string> read_ids(const Node* node, std::string_view what, Errors& errors);

// A list of at least one of `known`, each once. None where `node` is null.
std::vector<std::string> read_exercises(const Node* node, const std::vector<std::string>& known,
                                        std::string_view what, Errors& errors);

}  // namespace grader
